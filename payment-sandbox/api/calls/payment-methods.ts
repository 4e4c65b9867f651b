import { z } from 'zod';
import { detachMethod } from '../../actions/forget-customer.ts';
import { expandable, pages, text } from '../../parameters/parameters.ts';
import { missing, refused } from '../../stripe-error.ts';
import { call } from '../call.ts';
import { pageOf } from '../page-of.ts';

const path = '/v1/payment_methods';

export const paymentMethodCalls = [
  call(
    'GET',
    path,
    z.strictObject({ ...pages, customer: text, type: text.optional() }),
    async ({ records }, { customer, type, ...paging }) => {
      const types = type === undefined ? undefined : [type];
      return pageOf(records, 'payment_method', path, paging, { customer, types });
    },
  ),
  call('GET', `${path}/:id`, z.strictObject(expandable), async ({ records }, _, id) => {
    const method = await records.find('payment_method', id);
    if (!method) throw missing('PaymentMethod', id);
    return method.body;
  }),
  call('POST', `${path}/:id/detach`, z.strictObject(expandable), async ({ records }, _, id) => {
    const method = await records.lock('payment_method', id);
    if (!method) throw missing('PaymentMethod', id);
    if (!method.body.customer) {
      throw refused(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    }
    return detachMethod(records, method);
  }),
];
