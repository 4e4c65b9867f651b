import type Stripe from 'stripe';
import { idOf, newId, unixSeconds } from '../ids.ts';

type Outcome =
  | { status: 'succeeded' | 'pending' }
  | { status: 'failed'; code: string; declineCode: string; message: string };

function outcomeOf(outcome: Outcome): Stripe.Charge.Outcome {
  const failed = outcome.status === 'failed';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: failed ? 'declined_by_network' : 'approved_by_network',
    reason: failed ? outcome.declineCode : null,
    risk_level: 'normal',
    risk_score: 12,
    seller_message: failed ? 'The bank did not accept the payment.' : 'Payment complete.',
    type: failed ? 'issuer_declined' : 'authorized',
  };
}

function detailsOf({ card, us_bank_account, type }: Stripe.PaymentMethod) {
  if (type === 'us_bank_account' && us_bank_account) {
    const { account_holder_type, account_type, bank_name, fingerprint, last4, routing_number } =
      us_bank_account;
    return {
      type,
      us_bank_account: {
        account_holder_type,
        account_type,
        bank_name,
        fingerprint,
        last4,
        routing_number,
        payment_reference: null,
      },
    };
  }
  return {
    type,
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: card?.brand ?? null,
      checks: card?.checks ?? null,
      country: card?.country ?? null,
      electronic_commerce_indicator: null,
      exp_month: card?.exp_month ?? 0,
      exp_year: card?.exp_year ?? 0,
      fingerprint: card?.fingerprint ?? null,
      funding: card?.funding ?? null,
      installments: null,
      last4: card?.last4 ?? null,
      mandate: null,
      network: card?.brand ?? null,
      network_transaction_id: null,
      regulated_status: null,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

/** The fields of a charge that are empty here, since the sandbox does not implement their features. */
const unused = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  failure_balance_transaction: null,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;

/** Returns a new charge: one attempt to take the money of a payment. */
export function newCharge(
  payment: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  outcome: Outcome,
  now: Date,
): Stripe.Charge {
  const failed = outcome.status === 'failed';
  return {
    id: newId('ch_'),
    object: 'charge',
    ...unused,
    amount: payment.amount,
    amount_captured: outcome.status === 'succeeded' ? payment.amount : 0,
    amount_refunded: 0,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SAFFRON TABLE',
    captured: outcome.status === 'succeeded',
    created: unixSeconds(now),
    currency: payment.currency,
    customer: idOf(payment.customer),
    description: payment.description,
    disputed: false,
    failure_code: failed ? outcome.code : null,
    failure_message: failed ? outcome.message : null,
    fraud_details: {},
    livemode: false,
    metadata: payment.metadata,
    outcome: outcomeOf(outcome),
    paid: outcome.status === 'succeeded',
    payment_intent: payment.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method),
    receipt_email: payment.receipt_email,
    refunded: false,
    status: outcome.status,
  };
}
