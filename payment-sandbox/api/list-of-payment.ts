import { z } from 'zod';
import { created, pages, text } from '../parameters/parameters.ts';
import { call } from './call.ts';
import { pageOf } from './page-of.ts';

const filters = z.strictObject({
  ...pages,
  payment_intent: text.optional(),
  charge: text.optional(),
  created: created.optional(),
});

/** Defines the endpoint that lists refunds or disputes, filtered by payment or charge. */
export function listOfPayment(kind: 'refund' | 'dispute', path: string) {
  return call(
    'GET',
    path,
    filters,
    ({ records }, { payment_intent: paymentIntent, charge, created: at, ...paging }) =>
      pageOf(records, kind, path, paging, { paymentIntent, charge, created: at }),
  );
}
