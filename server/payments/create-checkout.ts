import type Stripe from 'stripe';
import { amountAsNumber } from '#contract/money.ts';
import { creditPacks, packCurrency } from '#contract/packs.ts';
import type { Checkout } from '#contract/payments.ts';
import { ApiError } from '../errors.ts';
import { asCustomer } from './customers.ts';
import { expireSession } from './expire-session.ts';
import type { PaymentServices } from './payment-services.ts';
import { isKeySpent, isRefusal, toProviderProblem } from './provider-problem.ts';
import { attachCheckout, openPurchase, type Purchase } from './purchases.ts';

type Order = { buyer: string; packId: string; idempotencyKey: string };

/** How long a checkout is open. The provider accepts 30 minutes to 24 hours, counted from the time of the API call. */
const validForSeconds = 3600;

function checkoutOver(cause?: unknown): ApiError {
  const message = 'This checkout has expired. Please choose your pack again.';
  return new ApiError(409, 'checkout_over', message, { cause });
}

/** Returns the URL to which the provider redirects the buyer. The provider fills in `{CHECKOUT_SESSION_ID}`. */
function returnAddress(siteUrl: string, { id, amount_cents }: Purchase, status: string): string {
  const query = new URLSearchParams({
    status,
    amount: amountAsNumber(amount_cents),
    transaction_id: id,
  });
  return `${siteUrl}/payment/status?${query}&payment_id={CHECKOUT_SESSION_ID}`;
}

/** Derives all parameters from the purchase's row, so that the same idempotency key is always sent with the same parameters. */
function sessionOf(
  siteUrl: string,
  purchase: Purchase,
  customer: string,
): Stripe.Checkout.SessionCreateParams {
  const { id, credits, amount_cents, created_at } = purchase;
  const name = `${credits} recipe credits`;
  const metadata = { purchase_id: id };
  const product_data = { name, description: 'One credit makes one recipe.' };
  return {
    mode: 'payment',
    customer,
    client_reference_id: id,
    metadata,
    payment_intent_data: { metadata, description: name },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: purchase.currency, unit_amount: amount_cents, product_data },
      },
    ],
    saved_payment_method_options: {
      payment_method_save: 'enabled',
      // Also show cards that were added on the Credits screen, outside of a purchase.
      allow_redisplay_filters: ['always', 'limited', 'unspecified'],
    },
    submit_type: 'pay',
    // Overrides the account's setting: the price shown, charged, refunded and disputed is always the same amount in the same currency.
    adaptive_pricing: { enabled: false },
    expires_at: Math.floor(created_at.getTime() / 1000) + validForSeconds,
    success_url: returnAddress(siteUrl, purchase, 'processing'),
    cancel_url: returnAddress(siteUrl, purchase, 'cancelled'),
  };
}

/**
 * Opens the checkout at the provider. When a response was lost, the same idempotency key returns the same checkout. A spent key (used
 * with another customer, or failed at the provider) is replaced by a new one: no buyer was given the URL of a checkout under it.
 */
async function openSession(
  { payments, database, settings }: PaymentServices,
  purchase: Purchase,
  buyer: string,
): Promise<Stripe.Checkout.Session> {
  const stripe = await payments.stripe();
  const create = (customer: string, idempotencyKey: string) =>
    stripe.checkout.sessions.create(sessionOf(settings.http.siteUrl, purchase, customer), {
      idempotencyKey,
    });
  return asCustomer(stripe, database, buyer, (customer) =>
    create(customer, purchase.id).catch((error: unknown) => {
      if (!isKeySpent(error)) throw error;
      return create(customer, `${purchase.id}-${customer}`);
    }),
  );
}

function packOf(packId: string) {
  const pack = creditPacks.find(({ id }) => id === packId);
  if (!pack) throw new ApiError(400, 'bad_request', 'packId: there is no such pack');
  return { pack: pack.id, credits: pack.credits, amountCents: pack.priceCents };
}

function toCheckoutProblem(error: unknown): unknown {
  if (isRefusal(error) && error.param === 'expires_at') return checkoutOver(error);
  return toProviderProblem(error);
}

/**
 * Creates a pending purchase with its checkout at the provider. The same idempotency key of the same buyer returns the same checkout, and
 * completes it when a crash left it unfinished.
 * @throws ApiError 409 checkout_over when it was paid, cancelled or has expired; 503 payments_unavailable; payment_provider_failed;
 *   DatabaseError as openPurchase does
 */
export async function createCheckout(services: PaymentServices, order: Order): Promise<Checkout> {
  const { database, payments, clock } = services;
  const { buyer, packId, idempotencyKey } = order;
  // Throws when nothing is sold, before a purchase is inserted.
  await payments.stripe();
  const plan = { buyer, idempotencyKey, currency: packCurrency, ...packOf(packId) };
  const purchase = await openPurchase(database, plan);
  // A purchase that was cancelled because it never got a checkout is treated as pending.
  const isGivenUp = purchase.status === 'cancelled' && !purchase.checkout_session_id;
  if (purchase.status !== 'pending' && !isGivenUp) throw checkoutOver();
  const open = purchase.checkout_session_id ? purchase : await attach(services, purchase, buyer);
  const { checkout_url: url, checkout_expires_at: expiresAt } = open;
  if (!url || (expiresAt && expiresAt <= clock())) throw checkoutOver();
  return { purchaseId: purchase.id, url };
}

async function attach(
  services: PaymentServices,
  purchase: Purchase,
  buyer: string,
): Promise<Purchase> {
  const session = await openSession(services, purchase, buyer).catch((error: unknown) => {
    throw toCheckoutProblem(error);
  });
  const attached = await attachCheckout(services.database, purchase.id, {
    sessionId: session.id,
    url: session.url,
    expiresAt: new Date(session.expires_at * 1000),
  });
  // Another process attached a checkout first, for another customer. No buyer was given the URL of ours, so expire it.
  if (attached.checkout_session_id !== session.id) await expireSession(services, session.id);
  return attached;
}
