import type Stripe from 'stripe';
import { announce } from '../events/announce.ts';
import { idOf } from '../ids.ts';
import type { Kept, Records } from '../records.ts';
import { refused } from '../stripe-error.ts';

const failure = {
  code: 'insufficient_funds',
  message: 'The customer’s account has insufficient funds to cover this payment.',
};

async function endCharge(
  records: Records,
  payment: Stripe.PaymentIntent,
  hasArrived: boolean,
): Promise<Stripe.Charge> {
  const charge = await records.need('charge', idOf(payment.latest_charge));
  const body: Stripe.Charge = hasArrived
    ? {
        ...charge.body,
        status: 'succeeded',
        paid: true,
        captured: true,
        amount_captured: charge.body.amount,
      }
    : {
        ...charge.body,
        status: 'failed',
        failure_code: failure.code,
        failure_message: failure.message,
      };
  await records.save({ ...charge, body });
  return body;
}

/** Ends a pending bank debit: it succeeds or fails. @param payment locked @throws SandboxError when no debit is pending */
export async function endDebit(
  records: Records,
  payment: Kept<'payment_intent'>,
  outcome: 'succeeded' | 'failed',
): Promise<void> {
  if (payment.body.status !== 'processing') {
    throw refused(`${payment.body.id} waits for no bank debit.`);
  }
  const hasArrived = outcome === 'succeeded';
  const { session: sessionId } = payment.hidden;
  const charge = await endCharge(records, payment.body, hasArrived);
  const body: Stripe.PaymentIntent = hasArrived
    ? { ...payment.body, status: 'succeeded', amount_received: payment.body.amount }
    : {
        ...payment.body,
        status: 'requires_payment_method',
        payment_method: null,
        last_payment_error: { ...failure, type: 'invalid_request_error', charge: charge.id },
      };
  await records.save({ ...payment, body, dueAt: null });
  const session = await records.need('checkout.session', sessionId);
  const printed: Stripe.Checkout.Session = {
    ...session.body,
    payment_status: hasArrived ? 'paid' : 'unpaid',
  };
  await records.save({ ...session, body: printed });
  if (hasArrived) {
    await announce(records, 'payment_intent.succeeded', body, sessionId);
    await announce(records, 'charge.succeeded', charge, sessionId);
    await announce(records, 'checkout.session.async_payment_succeeded', printed, sessionId);
  } else {
    await announce(records, 'payment_intent.payment_failed', body, sessionId);
    await announce(records, 'charge.failed', charge, sessionId);
    await announce(records, 'checkout.session.async_payment_failed', printed, sessionId);
  }
}
