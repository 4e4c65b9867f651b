import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { printPaymentState } from './read-payment-state.ts';

const nothing = { refunds: [], disputes: [] };

function session(given: Partial<Stripe.Checkout.Session>): Stripe.Checkout.Session {
  const base = { status: 'open', payment_status: 'unpaid', amount_total: 999, currency: 'usd' };
  return { ...base, ...given } as Stripe.Checkout.Session;
}

function intent(given: Partial<Stripe.PaymentIntent>): Stripe.PaymentIntent {
  const base = { id: 'pi_1', currency: 'usd', amount_received: 0, last_payment_error: null };
  return { ...base, ...given } as Stripe.PaymentIntent;
}

const declined = { code: 'card_declined', type: 'card_error' } as never;
const states: [string, Stripe.Checkout.Session, Stripe.PaymentIntent | null, object][] = [
  ['open without a payment attempt', session({}), null, { status: 'open', paymentIntentId: null }],
  [
    'open after a declined card',
    session({}),
    intent({ status: 'requires_payment_method', last_payment_error: declined }),
    { status: 'open', failureCode: null },
  ],
  [
    'paid',
    session({ status: 'complete', payment_status: 'paid' }),
    intent({ status: 'succeeded', amount_received: 999 }),
    { status: 'paid', amountCents: 999, currency: 'usd', paymentIntentId: 'pi_1' },
  ],
  [
    'paid less than the price: the received amount counts',
    session({ status: 'complete', payment_status: 'paid' }),
    intent({ status: 'succeeded', amount_received: 1 }),
    { status: 'paid', amountCents: 1 },
  ],
  [
    'processing',
    session({ status: 'complete' }),
    intent({ status: 'processing' }),
    { status: 'processing' },
  ],
  [
    'processing while a voucher is unpaid',
    session({ status: 'complete' }),
    intent({ status: 'requires_action' }),
    { status: 'processing' },
  ],
  [
    'failed after completion of the checkout',
    session({ status: 'complete' }),
    intent({ status: 'requires_payment_method', last_payment_error: declined }),
    { status: 'failed', failureCode: 'card_declined' },
  ],
  [
    'cancelled when the checkout expires',
    session({ status: 'expired' }),
    null,
    { status: 'cancelled', failureCode: null },
  ],
  [
    'failed when the checkout expires after a declined card',
    session({ status: 'expired' }),
    intent({ status: 'canceled', last_payment_error: declined }),
    { status: 'failed', failureCode: 'card_declined' },
  ],
];

test.each(states)('%s', (_name, given, payment, expected) => {
  expect(printPaymentState(given, payment, nothing)).toMatchObject(expected);
});

describe('refunds and disputes', () => {
  const paid = session({ status: 'complete', payment_status: 'paid' });
  const requestId = '0b7f3c52-6a0e-4c1e-9a53-3d0a5a8a9d11';

  test('refunds keep their ids, statuses and request ids', () => {
    const refunds = [
      { id: 're_1', amount: 500, status: 'succeeded', metadata: { request_id: requestId } },
      { id: 're_2', amount: 100, status: null, metadata: null },
      { id: 're_3', amount: 100, status: 'failed', metadata: { request_id: 'no id' } },
    ] as Stripe.Refund[];
    expect(printPaymentState(paid, intent({}), { refunds, disputes: [] }).refunds).toEqual([
      { id: 're_1', cents: 500, status: 'succeeded', requestId },
      { id: 're_2', cents: 100, status: 'pending', requestId: null },
      { id: 're_3', cents: 100, status: 'failed', requestId: null },
    ]);
  });

  test.each([
    ['warning_needs_response', 'none', []],
    ['needs_response', 'withdrawn', [-999]],
    ['won', 'withdrawn', [-999]],
    ['won', 'reinstated', [-999, 999]],
    ['won', 'reinstated', [-950, 940]],
    ['lost', 'withdrawn', [-999, 400]],
    ['under_review', 'withdrawn', [-999, 400]],
  ])('the funds of a dispute with status %s are %s', (status, funds, moved) => {
    const balance_transactions = moved.map((amount) => ({ amount }));
    const given = { id: 'dp_1', amount: 999, status, balance_transactions };
    const disputes = [given] as Stripe.Dispute[];
    expect(printPaymentState(paid, intent({}), { refunds: [], disputes }).disputes).toEqual([
      { id: 'dp_1', cents: 999, funds },
    ]);
  });
});
