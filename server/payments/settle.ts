import type { PaymentServices } from './payments.ts';
import { toProviderProblem } from './provider-problem.ts';
import { type Purchase, settlePurchase } from './purchases.ts';
import { readPaymentState } from './read-payment-state.ts';
import { refundUndeliverable } from './refunds.ts';

async function readAndWrite(services: PaymentServices, purchase: Purchase): Promise<Purchase> {
  const { checkout_session_id: sessionId } = purchase;
  if (!sessionId) return purchase;
  const stripe = await services.payments.stripe();
  const state = await readPaymentState(stripe, sessionId).catch((error: unknown) => {
    throw toProviderProblem(error);
  });
  const settled = await settlePurchase(services.database, purchase.id, state);
  if (settled.status !== purchase.status) {
    const { id, status, failure_code: failureCode } = settled;
    services.log.info({ purchase: id, was: purchase.status, status, failureCode }, 'settled');
  }
  return settled;
}

/**
 * Brings a purchase to what the provider says now. The one path of webhook, status page and job: it may run any number of times, at
 * once and late, since only what was read anew counts.
 * @returns the purchase as it stands then
 * @throws ApiError payment_provider_failed (nothing was changed), DatabaseError STPAY where another amount was paid
 */
export async function settle(services: PaymentServices, purchase: Purchase): Promise<Purchase> {
  const settled = await readAndWrite(services, purchase);
  const isOwed = settled.undeliverable && settled.refunded_cents < settled.amount_cents;
  if (!isOwed || !(await refundUndeliverable(services, settled))) return settled;
  return readAndWrite(services, settled);
}
