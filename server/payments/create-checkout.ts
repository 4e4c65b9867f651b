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

/** The provider takes 30 minutes to 24 hours from the moment of its call. */
const validForSeconds = 3600;

function checkoutOver(cause?: unknown): ApiError {
  const message = 'This checkout has expired. Please choose your pack again.';
  return new ApiError(409, 'checkout_over', message, { cause });
}

/** Where the provider sends the buyer: `{CHECKOUT_SESSION_ID}` is filled in there. */
function returnAddress(siteUrl: string, { id, amount_cents }: Purchase, status: string): string {
  const query = new URLSearchParams({
    status,
    amount: amountAsNumber(amount_cents),
    transaction_id: id,
  });
  return `${siteUrl}/payment/status?${query}&payment_id={CHECKOUT_SESSION_ID}`;
}

/** All of it follows from the purchase's row, so that the same key always goes with the same parameters. */
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
      // Cards that were added on the Credits screen too, which is no purchase.
      allow_redisplay_filters: ['always', 'limited', 'unspecified'],
    },
    submit_type: 'pay',
    // The account's own setting may be another: what is asked, charged, refunded and disputed is the one price in one currency.
    adaptive_pricing: { enabled: false },
    expires_at: Math.floor(created_at.getTime() / 1000) + validForSeconds,
    success_url: returnAddress(siteUrl, purchase, 'processing'),
    cancel_url: returnAddress(siteUrl, purchase, 'cancelled'),
  };
}

/**
 * Opens the checkout at the provider. When the answer got lost, the same key answers the same checkout; a key that is
 * spent (it went with another customer, or failed there) opened none whose address anybody was given.
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
 * A pending purchase with its checkout at the provider. The same key of the same buyer answers the same checkout, and makes what is
 * missing of it after a crash.
 * @throws ApiError 409 checkout_over where it was paid, left or ran out; 503 payments_unavailable; payment_provider_failed;
 *   DatabaseError as openPurchase does
 */
export async function createCheckout(services: PaymentServices, order: Order): Promise<Checkout> {
  const { database, payments, clock } = services;
  const { buyer, packId, idempotencyKey } = order;
  // Refuses where nothing is sold, before a purchase is written down.
  await payments.stripe();
  const plan = { buyer, idempotencyKey, currency: packCurrency, ...packOf(packId) };
  const purchase = await openPurchase(database, plan);
  // Given up for want of a checkout is as good as pending.
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
  // Another process was first, for another customer: nobody was given the address of ours.
  if (attached.checkout_session_id !== session.id) await expireSession(services, session.id);
  return attached;
}
