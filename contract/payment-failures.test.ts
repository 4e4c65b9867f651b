import { expect, test } from 'vitest';
import { paymentFailureOf, paymentFailures } from './payment-failures.ts';

test('the messages are those of the spec, and each has its own advice', () => {
  const messages = Object.entries(paymentFailures).map(([code, { message }]) => [code, message]);
  expect(messages).toEqual([
    ['insufficient_funds', 'Your card has insufficient funds for this transaction.'],
    ['card_declined', 'Your card was declined by your bank.'],
    ['expired_card', 'Your card has expired.'],
    ['invalid_cvc', 'The security code you entered is invalid.'],
    ['processing_error', 'There was an error processing your payment.'],
    ['other', 'Your payment could not be processed. Please try again.'],
  ]);
  const advice = new Set(Object.values(paymentFailures).map((failure) => failure.advice));
  expect(advice.size).toBe(6);
});

test.each([null, '', 'lost_card', 'toString', '__proto__'])(
  '%s falls back to the failure "other"',
  (code) => {
    expect(paymentFailureOf(code)).toBe(paymentFailures.other);
  },
);
