import type Stripe from 'stripe';
import type { CardBehaviour } from '../cards/test-cards.ts';
import { announce } from '../events/announce.ts';
import { idOf } from '../ids.ts';
import { newCharge } from '../objects/charge.ts';
import { newPaymentIntent } from '../objects/payment-intent.ts';
import type { Kept, Records } from '../records.ts';
import { completeSession, customerDetails, type Payer } from './complete-session.ts';
import { attachMethod, type MethodWishes, prepareMethod } from './prepare-method.ts';

export type PayWishes = { method: MethodWishes; payer: Payer; saveCard: boolean };

export type PayOutcome =
  | { kind: 'done'; session: Stripe.Checkout.Session }
  /** The cardholder must authenticate first, on the page of their bank. */
  | { kind: 'challenge' }
  | { kind: 'declined'; message: string }
  /** The session was not open: finished or expired meanwhile. */
  | { kind: 'closed'; session: Stripe.Checkout.Session };

type Declined = Extract<CardBehaviour, { kind: 'declines' }>;
type Paying = {
  session: Kept<'checkout.session'>;
  payment: Kept<'payment_intent'>;
  method: Kept<'payment_method'>;
};

const disputedAfterMs = 10_000;

async function needPayment(
  records: Records,
  session: Kept<'checkout.session'>,
): Promise<Kept<'payment_intent'>> {
  const id = idOf(session.body.payment_intent);
  if (id) return records.need('payment_intent', id);
  const body = newPaymentIntent(session.body, session.hidden.intent, records.now);
  const payment: Kept<'payment_intent'> = {
    body,
    hidden: { session: session.body.id },
    dueAt: null,
  };
  await records.insert('payment_intent', payment);
  return payment;
}

/** Declines the payment. The session stays open, so that the buyer can try another card. */
export async function decline(
  records: Records,
  { session, payment, method }: Paying,
  reason: Omit<Declined, 'kind'>,
): Promise<PayOutcome> {
  const { code, declineCode, message } = reason;
  const failure = { status: 'failed', code, declineCode, message } as const;
  const charge = newCharge(payment.body, method.body, failure, records.now);
  const { id } = session.body;
  const body: Stripe.PaymentIntent = {
    ...payment.body,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: charge.id,
    last_payment_error: {
      type: 'card_error',
      charge: charge.id,
      code,
      decline_code: declineCode,
      message,
      payment_method: method.body,
    },
  };
  await records.insert('charge', { body: charge, hidden: { session: id }, dueAt: null });
  await records.save({ ...payment, body });
  await records.save({ ...session, body: { ...session.body, payment_intent: body.id } });
  await announce(records, 'charge.failed', charge, id);
  await announce(records, 'payment_intent.payment_failed', body, id);
  return { kind: 'declined', message };
}

/** Charges the card successfully and completes the session as paid. */
export async function charge(
  records: Records,
  { session, payment, method }: Paying,
  payer: Payer,
): Promise<PayOutcome> {
  const { id } = session.body;
  const taken = newCharge(payment.body, method.body, { status: 'succeeded' }, records.now);
  const isDisputed = method.hidden.behaviour.kind === 'disputed';
  const dueAt = isDisputed ? new Date(records.now.getTime() + disputedAfterMs) : null;
  await records.insert('charge', { body: taken, hidden: { session: id }, dueAt });
  const body: Stripe.PaymentIntent = {
    ...payment.body,
    status: 'succeeded',
    amount_received: payment.body.amount,
    payment_method: method.body.id,
    latest_charge: taken.id,
    last_payment_error: null,
    next_action: null,
  };
  await records.save({ ...payment, body });
  const { saveCard } = payment.hidden;
  if (saveCard || body.setup_future_usage) {
    await attachMethod(records, method, body.customer, saveCard ? 'always' : 'limited');
  }
  await announce(records, 'payment_intent.succeeded', body, id);
  await announce(records, 'charge.succeeded', taken, id);
  return completeSession(records, session, { payer, paymentStatus: 'paid', intent: body.id });
}

/** Starts a 3-D Secure challenge: the payment requires an action of the cardholder. */
async function challenge(
  records: Records,
  { session, payment, method }: Paying,
): Promise<PayOutcome> {
  const { id, url } = session.body;
  const body: Stripe.PaymentIntent = {
    ...payment.body,
    status: 'requires_action',
    payment_method: method.body.id,
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { url: `${url}/challenge`, return_url: url },
    },
  };
  await records.save({ ...payment, body });
  await records.save({ ...session, body: { ...session.body, payment_intent: body.id } });
  await announce(records, 'payment_intent.requires_action', body, id);
  return { kind: 'challenge' };
}

/** Starts a bank debit, which stays pending until it succeeds or fails: days at a real bank, seconds here. */
async function debit(
  records: Records,
  { session, payment, method }: Paying,
  wishes: Extract<MethodWishes, { kind: 'debit' }>,
  payer: Payer,
): Promise<PayOutcome> {
  const pending = newCharge(payment.body, method.body, { status: 'pending' }, records.now);
  const { id } = session.body;
  await records.insert('charge', { body: pending, hidden: { session: id }, dueAt: null });
  const body: Stripe.PaymentIntent = {
    ...payment.body,
    status: 'processing',
    payment_method: method.body.id,
    latest_charge: pending.id,
    last_payment_error: null,
  };
  const { outcome, afterSeconds } = wishes;
  await records.save({
    body,
    hidden: { ...payment.hidden, ...(outcome !== 'waits' && { debit: outcome }) },
    dueAt: outcome === 'waits' ? null : new Date(records.now.getTime() + afterSeconds * 1000),
  });
  await announce(records, 'charge.pending', pending, id);
  await announce(records, 'payment_intent.processing', body, id);
  return completeSession(records, session, { payer, paymentStatus: 'unpaid', intent: body.id });
}

/** Tries to pay an open session. A second, concurrent call waits for the row lock and finds a paid session closed. */
export async function pay(
  records: Records,
  sessionId: string,
  { method: wanted, payer, saveCard }: PayWishes,
): Promise<PayOutcome> {
  const session = await records.need('checkout.session', sessionId);
  if (session.body.status !== 'open') return { kind: 'closed', session: session.body };
  const payment = await needPayment(records, session);
  payment.hidden = { ...payment.hidden, saveCard };
  const method = await prepareMethod(records, session.body, wanted, payer);
  const paying = { session, payment, method };
  if (wanted.kind === 'debit') return debit(records, paying, wanted, payer);
  const { behaviour } = method.hidden;
  if (behaviour.kind === 'declines') return decline(records, paying, behaviour);
  if (behaviour.kind === 'authenticates') {
    // Store the payer in the session until the challenge has ended.
    session.body = { ...session.body, customer_details: customerDetails(payer) };
    return challenge(records, paying);
  }
  return charge(records, paying, payer);
}
