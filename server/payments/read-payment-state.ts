import type Stripe from 'stripe';
import { failureCodeOf } from './failure-code.ts';
import type { DisputeState, PaymentState, RefundState } from './payment-state.ts';

/** No payment has more refunds or disputes than this. */
const atMost = 1000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const refundStatuses = ['succeeded', 'failed', 'canceled', 'requires_action'] as const;

function printRefund({ id, amount, status, metadata }: Stripe.Refund): RefundState {
  const requestId = metadata?.request_id ?? '';
  return {
    id,
    cents: amount,
    status: refundStatuses.find((known) => known === status) ?? 'pending',
    requestId: uuid.test(requestId) ? requestId : null,
  };
}

/**
 * Returns whether the dispute withdrew money from the account and whether it came back. For a partly refunded payment that part comes back
 * even when the dispute is lost. When the dispute is won, less may come back than was withdrawn if the account has another currency.
 */
function fundsOf({ status, balance_transactions }: Stripe.Dispute): DisputeState['funds'] {
  const moved = balance_transactions.map((movement) => movement.amount);
  const left = moved.reduce((sum, cents) => sum + cents, 0);
  const isBack = moved.some((cents) => cents > 0) && (status === 'won' || left >= 0);
  if (isBack) return 'reinstated';
  return moved.some((cents) => cents < 0) ? 'withdrawn' : 'none';
}

function printDispute(dispute: Stripe.Dispute): DisputeState {
  return { id: dispute.id, cents: dispute.amount, funds: fundsOf(dispute) };
}

/** The final statuses of an unpaid payment. An unpaid voucher is not final: its status is `requires_action`. */
const ended: readonly string[] = ['requires_payment_method', 'canceled'];

function statusOf(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): PaymentState['status'] {
  if (payment_status !== 'unpaid') return 'paid';
  if (status === 'open') return 'open';
  if (status === 'complete' && intent && !ended.includes(intent.status)) return 'processing';
  return intent?.last_payment_error ? 'failed' : 'cancelled';
}

/** Converts the provider's objects into the state that the database reads. */
export function printPaymentState(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
  { refunds, disputes }: { refunds: Stripe.Refund[]; disputes: Stripe.Dispute[] },
): PaymentState {
  const status = statusOf(session, intent);
  return {
    status,
    paymentIntentId: intent?.id ?? null,
    // The amount received, not the amount requested.
    amountCents: intent?.status === 'succeeded' ? intent.amount_received : session.amount_total,
    currency: intent?.currency ?? session.currency,
    failureCode: status === 'failed' ? failureCodeOf(intent?.last_payment_error ?? null) : null,
    refunds: refunds.map(printRefund),
    disputes: disputes.map(printDispute),
  };
}

/**
 * Reads the state of a checkout from the provider: its payment, refunds and disputes.
 * @throws the provider's errors
 */
export async function readPaymentState(stripe: Stripe, sessionId: string): Promise<PaymentState> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent'],
  });
  const given = session.payment_intent;
  const intent = typeof given === 'string' ? await stripe.paymentIntents.retrieve(given) : given;
  if (session.payment_status === 'unpaid' || !intent) {
    return printPaymentState(session, intent, { refunds: [], disputes: [] });
  }
  const ofPayment = { payment_intent: intent.id, limit: 100 };
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(ofPayment).autoPagingToArray({ limit: atMost }),
    stripe.disputes.list(ofPayment).autoPagingToArray({ limit: atMost }),
  ]);
  return printPaymentState(session, intent, { refunds, disputes });
}
