import type Stripe from 'stripe';
import { newId, unixSeconds } from '../ids.ts';

export type SessionWishes = {
  mode: 'payment' | 'setup';
  currency: string | null;
  amountCents: number | null;
  customer: string | null;
  customerEmail: string | null;
  successUrl: string;
  cancelUrl: string | null;
  clientReference: string | null;
  paymentMethodTypes: string[];
  expiresAt: number;
  metadata: Record<string, string>;
  /** Which saved cards are shown, and whether the buyer may save the card of this payment. */
  savedCards: {
    save: 'enabled' | 'disabled';
    shown: ('always' | 'limited' | 'unspecified')[];
  } | null;
  locale: string | null;
  submitType: string | null;
  adaptivePricing: boolean;
  setupIntent: string | null;
};

/** The fields of a session that are constant here, since the sandbox does not implement their features. */
const unused = {
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  discounts: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  permissions: null,
  recovered_from: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

/** Returns a new open session whose card page is at `${siteUrl}/sandbox/checkout/<id>`. */
export function newSession(
  wishes: SessionWishes,
  siteUrl: string,
  now: Date,
): Stripe.Checkout.Session {
  const id = newId('cs_test_');
  return {
    id,
    object: 'checkout.session',
    ...unused,
    adaptive_pricing: { enabled: wishes.adaptivePricing },
    amount_subtotal: wishes.amountCents,
    amount_total: wishes.amountCents,
    cancel_url: wishes.cancelUrl,
    client_reference_id: wishes.clientReference,
    created: unixSeconds(now),
    currency: wishes.currency,
    customer: wishes.customer,
    customer_account: null,
    customer_creation: wishes.mode === 'payment' && !wishes.customer ? 'if_required' : null,
    customer_details: null,
    customer_email: wishes.customerEmail,
    expires_at: wishes.expiresAt,
    livemode: false,
    locale: wishes.locale,
    metadata: wishes.metadata,
    mode: wishes.mode,
    payment_intent: null,
    payment_method_collection: wishes.mode === 'payment' ? 'if_required' : 'always',
    payment_method_types: wishes.paymentMethodTypes,
    payment_status: wishes.mode === 'payment' ? 'unpaid' : 'no_payment_required',
    saved_payment_method_options: wishes.savedCards && {
      allow_redisplay_filters: wishes.savedCards.shown,
      payment_method_remove: 'disabled',
      payment_method_save: wishes.savedCards.save,
    },
    setup_intent: wishes.setupIntent,
    status: 'open',
    submit_type: wishes.submitType,
    success_url: wishes.successUrl,
    total_details:
      wishes.amountCents === null
        ? null
        : { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${siteUrl}/sandbox/checkout/${id}`,
  };
}
