import type Stripe from 'stripe';
import { idOf, newId, unixSeconds } from '../ids.ts';

type Wishes = Partial<Pick<Stripe.PaymentIntent, 'metadata' | 'description' | 'receipt_email'>> & {
  setup_future_usage?: string;
};

/** The fields of a payment intent that are empty here, since the sandbox does not implement their features. */
const unused = {
  allowed_payment_method_types: null,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_record: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;

/** Returns a new payment intent of a session, before any payment attempt. */
export function newPaymentIntent(
  session: Stripe.Checkout.Session,
  wishes: Wishes,
  now: Date,
): Stripe.PaymentIntent {
  const id = newId('pi_');
  return {
    id,
    object: 'payment_intent',
    ...unused,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('')}`,
    confirmation_method: 'automatic',
    created: unixSeconds(now),
    currency: session.currency ?? 'usd',
    customer: idOf(session.customer),
    description: wishes.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: wishes.metadata ?? {},
    next_action: null,
    payment_method: null,
    payment_method_options: {},
    payment_method_types: session.payment_method_types,
    receipt_email: wishes.receipt_email ?? null,
    setup_future_usage: wishes.setup_future_usage ?? null,
    status: 'requires_payment_method',
  };
}
