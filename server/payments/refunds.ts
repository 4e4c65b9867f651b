import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import type { PaymentServices } from './payment-services.ts';
import { isRefusal, isRefusedFor, toProviderProblem } from './provider-problem.ts';
import type { Purchase } from './purchases.ts';

/** A row of private.refund_requests: a refund that an admin requested. Its id is the idempotency key at the provider. */
export type RefundRequest = {
  id: string;
  purchase_id: string;
  cents: number;
  refund_id: string | null;
};

/**
 * Records an admin's request to refund the rest of a purchase. When a request is already open, it is returned.
 * @throws DatabaseError STFOR (the caller is not an admin), STNTF (no such purchase), STPAY (nothing is left to refund)
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

/** Lists requests without a known refund: the process died, or the provider did not respond. */
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

/** Returns true for the error of a refund that the provider refuses permanently. */
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

/** Returns true when a retry changes nothing. A refund above the remaining amount has no error code, only the parameter `amount`. */
function isFinal(error: unknown): boolean {
  if (isRefusal(error) && error.param === 'amount') return true;
  return finalRefusals.some((code) => isRefusedFor(error, code));
}

/**
 * Sends a refund to the provider. However often it is sent, a request causes at most one refund. The request stays open until the refund is
 * in the database (`settle` closes it), so after a crash the background job sends it again.
 * @throws ApiError payment_provider_failed (the request stays open), 409 cannot_refund (the request is closed)
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
 * Refunds a purchase whose buyer's account was deleted.
 * @returns false when the provider refuses permanently: then an operator has to check it
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
      // The amount is part of the key: after a partial refund the amount differs, and the provider rejects other parameters under one key.
      { idempotencyKey: `undeliverable-${id}-${amount}` },
    );
    return true;
  } catch (error) {
    if (!isFinal(error)) throw toProviderProblem(error);
    log.error({ err: toProviderProblem(error), purchase: id }, 'refund request failed');
    return false;
  }
}
