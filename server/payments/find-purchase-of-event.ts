import type Stripe from 'stripe';
import type { Database } from '../database/database.ts';
import type { PaymentServices } from './payment-services.ts';
import { isRefusedFor, toProviderProblem } from './provider-problem.ts';
import { attachCheckout, findPurchase, type Purchase } from './purchases.ts';

/** The ids in an event that identify a purchase. No other content of the event is trusted. */
export type EventReference = {
  purchaseId: string | undefined;
  session?: Stripe.Checkout.Session;
  paymentIntentId: string | null;
};

async function findByIds(database: Database, ids: (string | null | undefined)[]) {
  for (const id of ids) {
    const purchase = id ? await findPurchase(database, id) : undefined;
    if (purchase) return purchase;
  }
  return undefined;
}

/**
 * Finds the purchase by the metadata of its payment intent at the provider. Refunds and disputes name only their payment intent, which the
 * database has only after the purchase was settled.
 */
async function findByPayment({ payments, database }: PaymentServices, paymentIntentId: string) {
  const stripe = await payments.stripe();
  try {
    const { metadata } = await stripe.paymentIntents.retrieve(paymentIntentId);
    return await findByIds(database, [metadata.purchase_id]);
  } catch (error) {
    if (isRefusedFor(error, 'resource_missing')) return undefined;
    throw toProviderProblem(error);
  }
}

/**
 * Finds the purchase that an event is about.
 * @returns undefined when the event is about a payment of another product on the same account
 */
export async function findPurchaseOfEvent(
  services: PaymentServices,
  { purchaseId, session, paymentIntentId }: EventReference,
): Promise<Purchase | undefined> {
  const { database } = services;
  const found =
    (await findByIds(database, [session?.id, paymentIntentId, purchaseId])) ??
    (paymentIntentId ? await findByPayment(services, paymentIntentId) : undefined);
  // The process that opened the checkout died before it stored the session id.
  if (!found || found.checkout_session_id || !session) return found;
  return attachCheckout(database, found.id, {
    sessionId: session.id,
    url: session.url,
    expiresAt: new Date(session.expires_at * 1000),
  });
}
