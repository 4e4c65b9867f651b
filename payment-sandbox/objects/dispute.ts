import type Stripe from 'stripe';
import { idOf, newId, unixSeconds } from '../ids.ts';

const answerWithinDays = 7;
const feeCents = 1500;

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** Returns the balance transaction of a dispute: a withdrawal with a fee for negative cents, a reversal without a fee for positive ones. */
export function movement(
  dispute: Pick<Stripe.Dispute, 'id' | 'currency'>,
  cents: number,
  now: Date,
): Stripe.BalanceTransaction {
  const fee = cents < 0 ? feeCents : 0;
  const { currency } = dispute;
  return {
    id: newId('txn_'),
    object: 'balance_transaction',
    amount: cents,
    available_on: unixSeconds(now),
    balance_type: 'payments',
    created: unixSeconds(now),
    currency,
    description: cents < 0 ? 'Chargeback withdrawal' : 'Chargeback reversal',
    exchange_rate: null,
    fee,
    fee_details:
      fee > 0
        ? [
            {
              amount: fee,
              application: null,
              currency,
              description: 'Dispute fee',
              type: 'stripe_fee',
            },
          ]
        : [],
    net: cents - fee,
    reporting_category: cents < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  };
}

/** Returns a new dispute: the cardholder's bank disputes the charge and has already withdrawn the money. */
export function newDispute(charge: Stripe.Charge, cents: number, now: Date): Stripe.Dispute {
  const id = newId('dp_');
  return {
    id,
    object: 'dispute',
    amount: cents,
    balance_transactions: [movement({ id, currency: charge.currency }, -cents, now)],
    charge: charge.id,
    created: unixSeconds(now),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: unixSeconds(now) + answerWithinDays * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason: 'fraudulent',
    status: 'needs_response',
  };
}
