import type Stripe from 'stripe';
import { packCurrency } from '#contract/packs.ts';
import type { PaymentMethod } from '#contract/payments.ts';
import { ApiError } from '../errors.ts';
import { asCustomer } from './customers.ts';
import type { PaymentServices } from './payment-services.ts';
import { isRefusedFor } from './provider-problem.ts';

/** One page of the provider's list. No cook has more cards than this. */
const atMost = 100;

/**
 * Opens the provider's page where a cook adds a card.
 * @returns its URL
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
 * Lists the saved cards of a cook.
 * @param customer null for a cook who has no customer yet
 * @returns an empty array when the customer no longer exists at the provider
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
 * Removes one of the cook's own saved cards.
 * @param customer the required owner of the card; null for a cook who has no customer yet
 * @throws ApiError 404 payment_method_not_found, also for another customer's card
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
