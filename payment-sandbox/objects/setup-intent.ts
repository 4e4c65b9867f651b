import type Stripe from 'stripe';
import { newId, unixSeconds } from '../ids.ts';

/** Returns a new setup intent, for a card that is about to be saved. */
export function newSetupIntent(
  wishes: {
    customer: string | null;
    metadata: Record<string, string>;
    description: string | null;
    paymentMethodTypes: string[];
  },
  now: Date,
): Stripe.SetupIntent {
  const id = newId('seti_');
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${newId('')}`,
    created: unixSeconds(now),
    customer: wishes.customer,
    customer_account: null,
    description: wishes.description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: wishes.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: wishes.paymentMethodTypes,
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  };
}
