import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import type { PaymentServices } from './payment-services.ts';
import { isRefusal, isRefusedFor, toProviderProblem } from './provider-problem.ts';
import type { Purchase } from './purchases.ts';

/** A row of private.refund_requests: what an admin wants given back. Its id is the provider's idempotency key. */
export type RefundRequest = {
  id: string;
  purchase_id: string;
  cents: number;
  refund_id: string | null;
};

/**
 * Writes down that an admin wants the rest of a purchase given back; an open request is answered again.
 * @throws DatabaseError STFOR unless an admin asks, STNTF, STPAY where nothing is left to give back
 */
export async function requestRefund(
  database: Database,
  { admin, purchaseId, reason }: { admin: string; purchaseId: string; reason: string },
): Promise<RefundRequest> {
  const [request] = await database.asService(
    (transaction) => transaction<RefundRequest[]>`
      select id, purchase_id, cents, refund_id
      from private.request_refund(${admin}, ${purchaseId}, ${reason})`,
  );
  if (!request) throw new Error('The procedure answered no request.');
  return request;
}

/** Requests whose refund was not seen yet: the process died, or the provider did not answer. */
export async function listOpenRefundRequests(
  database: Database,
  olderThanSeconds: number,
): Promise<RefundRequest[]> {
  const rows = await database.asService(
    (transaction) => transaction<RefundRequest[]>`
      select id, purchase_id, cents, refund_id
      from private.list_open_refund_requests(make_interval(secs => ${olderThanSeconds}))`,
  );
  return [...rows];
}

async function closeRefused(database: Database, id: string) {
  await database.asService(
    (transaction) => transaction`select private.close_refund_request(${id}, null)`,
  );
}

/** True for what a refund ends with that the provider refuses for good. */
export function isRefundRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'cannot_refund';
}

function cannotRefund(cause: unknown): ApiError {
  const message =
    "The payment provider won't refund this payment: it's already refunded there, or it's disputed.";
  return new ApiError(409, 'cannot_refund', message, { cause });
}

const finalRefusals = [
  'charge_already_refunded',
  'charge_disputed',
  'charge_not_refundable',
  'refund_disputed_payment',
];

/** True where asking again changes nothing. More than is left of the payment is refused without a code, by the parameter alone. */
function isFinal(error: unknown): boolean {
  if (isRefusal(error) && error.param === 'amount') return true;
  return finalRefusals.some((code) => isRefusedFor(error, code));
}

/**
 * Sends a refund to the provider, at most one a request, however often it is sent. The request stays open until the books have the refund
 * (`settle` closes it): whatever happens in between, the job comes back to it.
 * @throws ApiError payment_provider_failed (the request stays open), 409 cannot_refund (it is closed)
 */
export async function sendRefund(
  { payments, database }: PaymentServices,
  request: RefundRequest,
  { payment_intent_id: intentId }: Purchase,
): Promise<void> {
  if (!intentId) throw cannotRefund('the purchase has no payment');
  const stripe = await payments.stripe();
  try {
    await stripe.refunds.create(
      {
        payment_intent: intentId,
        amount: request.cents,
        reason: 'requested_by_customer',
        metadata: { purchase_id: request.purchase_id, request_id: request.id },
      },
      { idempotencyKey: request.id },
    );
  } catch (error) {
    const problem = toProviderProblem(error);
    if (!isFinal(error)) throw problem;
    await closeRefused(database, request.id);
    throw cannotRefund(problem);
  }
}

/**
 * Gives the money back of a purchase whose buyer's account is gone.
 * @returns false where the provider refuses for good: then a person has to look
 */
export async function refundUndeliverable(
  { payments, log }: PaymentServices,
  { id, payment_intent_id: intentId, amount_cents, refunded_cents }: Purchase,
): Promise<boolean> {
  if (!intentId) return false;
  const stripe = await payments.stripe();
  const amount = amount_cents - refunded_cents;
  try {
    await stripe.refunds.create(
      {
        payment_intent: intentId,
        amount,
        reason: 'requested_by_customer',
        metadata: { purchase_id: id },
      },
      // A part that went back meanwhile makes it another amount, which one key would not take.
      { idempotencyKey: `undeliverable-${id}-${amount}` },
    );
    return true;
  } catch (error) {
    if (!isFinal(error)) throw toProviderProblem(error);
    log.error({ err: toProviderProblem(error), purchase: id }, 'refund request failed');
    return false;
  }
}
