import type Stripe from 'stripe';
import { announce } from '../events/announce.ts';
import { idOf } from '../ids.ts';
import type { Kept, Records } from '../records.ts';

/** Expires an open checkout, so that it can no longer be paid, and cancels its payment intent if there is one. */
export async function expireSession(
  records: Records,
  session: Kept<'checkout.session'>,
): Promise<Stripe.Checkout.Session> {
  const body: Stripe.Checkout.Session = { ...session.body, status: 'expired', url: null };
  await records.save({ ...session, body, dueAt: null });
  const paymentId = idOf(body.payment_intent);
  if (paymentId) {
    const payment = await records.need('payment_intent', paymentId);
    await records.save({
      ...payment,
      body: {
        ...payment.body,
        status: 'canceled',
        next_action: null,
        canceled_at: Math.floor(records.now.getTime() / 1000),
        cancellation_reason: 'automatic',
      },
    });
  }
  await announce(records, 'checkout.session.expired', body, body.id);
  return body;
}
