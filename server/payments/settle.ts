import { sqlStateOf } from '../errors.ts';
import type { PaymentServices } from './payment-services.ts';
import type { PaymentState } from './payment-state.ts';
import { isRefusedFor, toProviderProblem } from './provider-problem.ts';
import { type Purchase, settlePurchase } from './purchases.ts';
import { readPaymentState } from './read-payment-state.ts';
import { refundUndeliverable } from './refunds.ts';

const gone: PaymentState = {
  status: 'cancelled',
  paymentIntentId: null,
  amountCents: null,
  currency: null,
  failureCode: null,
  refunds: [],
  disputes: [],
};

/**
 * Reads the payment state from the provider. A checkout that the provider does not know and that has expired belonged to another account
 * (the sandbox, before a key was configured): it counts as cancelled.
 */
async function readState(
  { payments, clock, log }: PaymentServices,
  { id, checkout_expires_at: expiresAt }: Purchase,
  sessionId: string,
): Promise<PaymentState> {
  const stripe = await payments.stripe();
  try {
    return await readPaymentState(stripe, sessionId);
  } catch (error) {
    const isOver = expiresAt !== null && expiresAt < clock();
    if (!isOver || !isRefusedFor(error, 'resource_missing')) throw toProviderProblem(error);
    log.warn({ purchase: id }, 'checkout unknown to the payment provider');
    return gone;
  }
}

async function readAndWrite(services: PaymentServices, purchase: Purchase): Promise<Purchase> {
  const { checkout_session_id: sessionId } = purchase;
  if (!sessionId) return purchase;
  const state = await readState(services, purchase, sessionId);
  const settled = await settlePurchase(services.database, purchase.id, state).catch(
    (error: unknown) => {
      if (sqlStateOf(error) === 'STPAY') {
        const about = { err: error, purchase: purchase.id };
        services.log.error(about, 'payment amount mismatch: nothing was granted');
      }
      throw error;
    },
  );
  if (settled.status !== purchase.status) {
    const { id, status, failure_code: failureCode } = settled;
    services.metrics.money.purchases.inc({ status });
    services.log.info(
      { purchase: id, was: purchase.status, status, failureCode },
      'purchase settled',
    );
  }
  return settled;
}

/**
 * Updates a purchase to the provider's current state. Webhook, status page and job all use this function. It is idempotent and may run
 * concurrently and late, because it always reads the current state from the provider.
 * @returns the updated purchase
 * @throws ApiError payment_provider_failed (nothing was changed), DatabaseError STPAY if a different amount was paid
 */
export async function settle(services: PaymentServices, purchase: Purchase): Promise<Purchase> {
  const settled = await readAndWrite(services, purchase);
  const isOwed = settled.undeliverable && settled.refunded_cents < settled.amount_cents;
  if (!isOwed || !(await refundUndeliverable(services, settled))) return settled;
  return readAndWrite(services, settled);
}
