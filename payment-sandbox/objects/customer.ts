import type Stripe from 'stripe';
import { newId, unixSeconds } from '../ids.ts';

export type CustomerWishes = {
  email?: string | undefined;
  name?: string | undefined;
  description?: string | undefined;
  phone?: string | undefined;
  metadata?: Record<string, string> | undefined;
};

/** Returns a new customer object in Stripe's format. */
export function newCustomer(wishes: CustomerWishes, now: Date): Stripe.Customer {
  return {
    id: newId('cus_'),
    object: 'customer',
    address: null,
    balance: 0,
    created: unixSeconds(now),
    currency: null,
    default_source: null,
    delinquent: false,
    description: wishes.description ?? null,
    email: wishes.email ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: wishes.metadata ?? {},
    name: wishes.name ?? null,
    phone: wishes.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
