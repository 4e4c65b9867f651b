import type Stripe from 'stripe';
import { idOf, newId, unixSeconds } from '../ids.ts';

/** Returns a new refund object in Stripe's format. The charge must have enough money left. */
export function newRefund(
  charge: Stripe.Charge,
  wishes: {
    cents: number;
    reason: string | null;
    metadata: Record<string, string>;
    status: 'succeeded' | 'pending';
  },
  now: Date,
): Stripe.Refund {
  return {
    id: newId('re_'),
    object: 'refund',
    amount: wishes.cents,
    balance_transaction: null,
    charge: charge.id,
    created: unixSeconds(now),
    currency: charge.currency,
    customer: idOf(charge.customer),
    customer_account: null,
    metadata: wishes.metadata,
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason: wishes.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: wishes.status,
    transfer_reversal: null,
  };
}
