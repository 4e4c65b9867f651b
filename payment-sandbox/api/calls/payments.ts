import { z } from 'zod';
import { created, expandable, pages, text } from '../../parameters/parameters.ts';
import { missing } from '../../stripe-error.ts';
import { call } from '../call.ts';
import { pageOf } from '../page-of.ts';

const one = z.strictObject(expandable);

/** The read endpoints for the objects that a checkout creates: payment intents, setup intents and charges. */
export const paymentCalls = [
  call('GET', '/v1/payment_intents/:id', one, async ({ records }, _, id) => {
    const payment = await records.find('payment_intent', id);
    if (!payment) throw missing('payment_intent', id, 'intent');
    return payment.body;
  }),
  call(
    'GET',
    '/v1/payment_intents',
    z.strictObject({ ...pages, customer: text.optional(), created: created.optional() }),
    ({ records, path }, { customer, created: at, ...paging }) =>
      pageOf(records, 'payment_intent', path, paging, { customer, created: at }),
  ),
  call('GET', '/v1/setup_intents/:id', one, async ({ records }, _, id) => {
    const setup = await records.find('setup_intent', id);
    if (!setup) throw missing('setup_intent', id, 'intent');
    return setup.body;
  }),
  call('GET', '/v1/charges/:id', one, async ({ records }, _, id) => {
    const charge = await records.find('charge', id);
    if (!charge) throw missing('charge', id);
    return charge.body;
  }),
  call(
    'GET',
    '/v1/charges',
    z.strictObject({
      ...pages,
      customer: text.optional(),
      payment_intent: text.optional(),
      created: created.optional(),
    }),
    ({ records, path }, { customer, payment_intent: paymentIntent, created: at, ...paging }) =>
      pageOf(records, 'charge', path, paging, { customer, paymentIntent, created: at }),
  ),
];
