import { expect, test } from 'vitest';
import { purchaseIdIn, readPaymentQuery } from './payment-query.ts';

const read = (query: string) => readPaymentQuery(new URLSearchParams(query));

test('reads well-formed values', () => {
  expect(
    read(
      'status=Completed&transaction_id=txn_1-a.b:c&payment_id=cs_1&amount=9.99&plan=pro&error=card_declined',
    ),
  ).toEqual({
    status: 'completed',
    transactionId: 'txn_1-a.b:c',
    paymentId: 'cs_1',
    amount: '9.99',
    plan: 'pro',
    error: 'card_declined',
  });
});

test('an empty query has no values', () => {
  expect(read('')).toEqual({
    status: '',
    transactionId: null,
    paymentId: null,
    amount: null,
    plan: null,
    error: null,
  });
});

test.each([
  'free',
  '9,99',
  '-1',
  '1e9',
  'NaN',
  'Infinity',
  '9.999',
  '0x10',
  '1 000',
  '12345678',
  '$9',
  '٩',
])('rejects the amount %s', (amount) => {
  expect(read(`amount=${encodeURIComponent(amount)}`).amount).toBeNull();
});

test.each(['pro pack', '50 credits', 'pro-2', 'élite', 'छोटा पैक'])(
  'reads the plan "%s"',
  (plan) => {
    expect(read(`plan=${encodeURIComponent(plan)}`).plan).toBe(plan);
  },
);

test.each(['<b>', 'call +1', 'example.com', 'a  b', '\u202eorp', ''])(
  'rejects the plan "%s"',
  (plan) => {
    expect(read(`plan=${encodeURIComponent(plan)}`).plan).toBeNull();
  },
);

test('truncates long strings', () => {
  const long = 'x'.repeat(5000);
  const { transactionId, plan } = read(`transaction_id=${long}&plan=${long}`);
  expect(transactionId).toHaveLength(200);
  expect(plan).toHaveLength(60);
});

test.each(['<script>alert(1)</script>', 'a b', '"\'', '\u202e123', '../..'])(
  'rejects the id "%s"',
  (id) => {
    expect(read(`transaction_id=${encodeURIComponent(id)}`).transactionId).toBeNull();
  },
);

test('only a UUID counts as the id of our purchase', () => {
  const id = '7F9C24E8-3B12-4FEF-91E0-56A2D5A1B7C3';
  expect(purchaseIdIn(read(`transaction_id=${id}`))).toBe(id.toLowerCase());
  expect(purchaseIdIn(read('transaction_id=txn_1'))).toBeNull();
  expect(purchaseIdIn(read(''))).toBeNull();
});
