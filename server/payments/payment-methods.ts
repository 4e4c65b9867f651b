import type Stripe from 'stripe';
import { packCurrency } from '#contract/packs.ts';
import type { PaymentMethod } from '#contract/payments.ts';
import { ApiError } from '../errors.ts';
import { asCustomer } from './customers.ts';
import type { PaymentServices } from './payment-services.ts';
import { isRefusedFor } from './provider-problem.ts';

/** Nobody has more cards than one page of them. */
const atMost = 100;

/**
 * Opens the provider's page on which a cook adds a card.
 * @returns its address
 * @throws the provider's errors
 */
export async function openSetup(
  { payments, database, settings }: PaymentServices,
  cook: string,
): Promise<string> {
  const stripe = await payments.stripe();
  const { siteUrl } = settings.http;
  const { url } = await asCustomer(stripe, database, cook, (customer) =>
    stripe.checkout.sessions.create({
      mode: 'setup',
      customer,
      currency: packCurrency,
      allowed_payment_method_types: ['card'],
      success_url: `${siteUrl}/credits?card=added`,
      cancel_url: `${siteUrl}/credits`,
    }),
  );
  if (!url) throw new Error('The provider opened a setup page without an address.');
  return url;
}

function printMethod({ id, card }: Stripe.PaymentMethod): PaymentMethod[] {
  if (!card) return [];
  const { brand, last4, exp_month: expiresMonth, exp_year: expiresYear } = card;
  return [{ id, brand, last4, expiresMonth, expiresYear }];
}

/**
 * @param customer null for a cook who never was one
 * @returns the cards that a cook has saved; none where the provider does not know them any more
 */
export async function listPaymentMethods(
  { payments }: PaymentServices,
  customer: string | null,
): Promise<PaymentMethod[]> {
  if (!customer) return [];
  const stripe = await payments.stripe();
  try {
    const asked = { type: 'card', limit: atMost } as const;
    const { data } = await stripe.customers.listPaymentMethods(customer, asked);
    return data.flatMap(printMethod);
  } catch (error) {
    if (isRefusedFor(error, 'resource_missing')) return [];
    throw error;
  }
}

const noMethod = (cause?: unknown) =>
  new ApiError(404, 'payment_method_not_found', "We couldn't find that card.", { cause });

/**
 * Forgets a saved card of one's own.
 * @param customer whose it has to be; null for a cook who never was one
 * @throws ApiError 404 payment_method_not_found, also for somebody else's
 */
export async function removePaymentMethod(
  { payments }: PaymentServices,
  customer: string | null,
  id: string,
): Promise<void> {
  if (!customer) throw noMethod();
  const stripe = await payments.stripe();
  try {
    const method = await stripe.paymentMethods.retrieve(id);
    const owner = typeof method.customer === 'string' ? method.customer : method.customer?.id;
    if (owner !== customer) throw noMethod();
    await stripe.paymentMethods.detach(id);
  } catch (error) {
    throw isRefusedFor(error, 'resource_missing') ? noMethod(error) : error;
  }
}
