import { z } from 'zod';
import { refundCharge } from '../../actions/refund-charge.ts';
import { idOf } from '../../ids.ts';
import { cents, expandable, metadata, text } from '../../parameters/parameters.ts';
import type { Kept, Records } from '../../records.ts';
import { invalid, missing, refused } from '../../stripe-error.ts';
import { call } from '../call.ts';
import { listOfPayment } from '../list-of-payment.ts';

const path = '/v1/refunds';

const wishes = z.strictObject({
  ...expandable,
  payment_intent: text.optional(),
  charge: text.optional(),
  amount: cents.pipe(z.number().min(1, 'must be greater than 0')).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
});

async function findCharge(
  records: Records,
  given: z.output<typeof wishes>,
): Promise<Kept<'charge'>> {
  if (given.charge !== undefined) {
    const charge = await records.lock('charge', given.charge);
    if (!charge) throw missing('charge', given.charge, 'charge', 400);
    return charge;
  }
  if (given.payment_intent === undefined) {
    throw invalid('One of the following params should be provided: payment_intent or charge.', {
      code: 'parameter_missing',
    });
  }
  const payment = await records.find('payment_intent', given.payment_intent);
  if (!payment) throw missing('payment_intent', given.payment_intent, 'payment_intent', 400);
  const chargeId = idOf(payment.body.latest_charge);
  if (!chargeId) {
    throw refused(`PaymentIntent ${payment.body.id} does not have a successful charge to refund.`);
  }
  return records.need('charge', chargeId);
}

export const refundCalls = [
  call('POST', path, wishes, async ({ records }, given) => {
    const { amount, reason, metadata: kept } = given;
    const charge = await findCharge(records, given);
    return refundCharge(records, charge, { cents: amount, reason, metadata: kept });
  }),
  call('GET', `${path}/:id`, z.strictObject(expandable), async ({ records }, _, id) => {
    const refund = await records.find('refund', id);
    if (!refund) throw missing('refund', id);
    return refund.body;
  }),
  listOfPayment('refund', path),
];
