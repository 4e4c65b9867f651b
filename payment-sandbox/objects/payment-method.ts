import type Stripe from 'stripe';
import { newId, unixSeconds } from '../ids.ts';

type Owner = { email: string | null; name: string | null };

function newMethod(
  owner: Owner,
  now: Date,
  details: Pick<Stripe.PaymentMethod, 'type' | 'card' | 'us_bank_account'>,
): Stripe.PaymentMethod {
  return {
    id: newId('pm_'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: null,
      email: owner.email,
      name: owner.name,
      phone: null,
      tax_id: null,
    },
    created: unixSeconds(now),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    ...details,
  };
}

/** @param card the card data that may be stored: never the card number */
export function newCardMethod(
  card: { brand: string; last4: string; month: number; year: number; fingerprint: string },
  owner: Owner,
  now: Date,
): Stripe.PaymentMethod {
  return newMethod(owner, now, {
    type: 'card',
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: card.month,
      exp_year: card.year,
      fingerprint: card.fingerprint,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  });
}

/** Returns a new payment method with Stripe's test bank account. */
export function newDebitMethod(owner: Owner, now: Date): Stripe.PaymentMethod {
  return newMethod(owner, now, {
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'STRIPE TEST BANK',
      financial_connections_account: null,
      fingerprint: null,
      last4: '6789',
      networks: { preferred: 'ach', supported: ['ach'] },
      routing_number: '110000000',
      status_details: {},
    },
  });
}
