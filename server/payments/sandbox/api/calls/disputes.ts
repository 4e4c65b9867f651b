import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../page-of.ts';
import { created, expandable, pages, text } from '../parameters.ts';
import { missing } from '../stripe-error.ts';

const path = '/v1/disputes';

export const disputeCalls = [
  call('GET', `${path}/:id`, z.strictObject(expandable), async ({ records }, _, id) => {
    const dispute = await records.find('dispute', id);
    if (!dispute) throw missing('dispute', id);
    return dispute.body;
  }),
  call(
    'GET',
    path,
    z.strictObject({
      ...pages,
      payment_intent: text.optional(),
      charge: text.optional(),
      created: created.optional(),
    }),
    ({ records }, { payment_intent: paymentIntent, charge, created: at, ...paging }) =>
      pageOf(records, 'dispute', path, paging, { paymentIntent, charge, created: at }),
  ),
];
