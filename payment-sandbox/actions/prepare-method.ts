import type Stripe from 'stripe';
import type { KeptCard } from '../cards/test-cards.ts';
import { announce } from '../events/announce.ts';
import { idOf } from '../ids.ts';
import { newCardMethod, newDebitMethod } from '../objects/payment-method.ts';
import type { Kept, Records } from '../records.ts';
import type { Payer } from './complete-session.ts';

export type MethodWishes =
  | { kind: 'card'; card: KeptCard }
  | { kind: 'saved'; id: string }
  | { kind: 'debit'; outcome: 'succeeded' | 'failed' | 'waits'; afterSeconds: number };

/** Returns the payment method to charge: a new card or bank account, or a saved card of the session's customer. */
export async function prepareMethod(
  records: Records,
  session: Stripe.Checkout.Session,
  wanted: MethodWishes,
  payer: Payer,
): Promise<Kept<'payment_method'>> {
  if (wanted.kind === 'saved') {
    const saved = await records.need('payment_method', wanted.id);
    const isTheirs = saved.body.customer !== null && saved.body.customer === session.customer;
    if (!isTheirs) throw new Error(`${wanted.id} is no card of this customer.`);
    return saved;
  }
  const method: Kept<'payment_method'> =
    wanted.kind === 'card'
      ? {
          body: newCardMethod(wanted.card, payer, records.now),
          hidden: { behaviour: wanted.card.behaviour },
          dueAt: null,
        }
      : {
          body: newDebitMethod(payer, records.now),
          hidden: { behaviour: { kind: 'succeeds' } },
          dueAt: null,
        };
  await records.insert('payment_method', method);
  return method;
}

/**
 * Attaches a card to its customer, for the next purchase. No-op without a customer.
 * @param redisplay `always` when the cardholder asked to save it, `limited` when it was saved for another reason
 */
export async function attachMethod(
  records: Records,
  method: Kept<'payment_method'>,
  customer: Parameters<typeof idOf>[0],
  redisplay: 'always' | 'limited',
): Promise<void> {
  const id = idOf(customer);
  if (!id || method.body.customer === id) return;
  const body: Stripe.PaymentMethod = { ...method.body, customer: id, allow_redisplay: redisplay };
  await records.save({ ...method, body });
  await announce(records, 'payment_method.attached', body, null);
}
