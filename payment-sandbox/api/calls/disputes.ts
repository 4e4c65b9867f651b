import { z } from 'zod';
import { expandable } from '../../parameters/parameters.ts';
import { missing } from '../../stripe-error.ts';
import { call } from '../call.ts';
import { listOfPayment } from '../list-of-payment.ts';

const path = '/v1/disputes';

export const disputeCalls = [
  call('GET', `${path}/:id`, z.strictObject(expandable), async ({ records }, _, id) => {
    const dispute = await records.find('dispute', id);
    if (!dispute) throw missing('dispute', id);
    return dispute.body;
  }),
  listOfPayment('dispute', path),
];
