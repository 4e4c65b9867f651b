import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { failureCodeOf } from './failure-code.ts';

const error = (code?: string, decline_code?: string) =>
  ({ type: 'card_error', code, decline_code }) as Stripe.PaymentIntent.LastPaymentError;

test.each([
  ['card_declined', 'insufficient_funds', 'insufficient_funds'],
  ['card_declined', 'generic_decline', 'card_declined'],
  ['card_declined', 'lost_card', 'card_declined'],
  ['expired_card', 'expired_card', 'expired_card'],
  ['incorrect_cvc', 'incorrect_cvc', 'invalid_cvc'],
  ['processing_error', undefined, 'processing_error'],
  ['payment_intent_authentication_failure', undefined, 'payment_intent_authentication_failure'],
  [undefined, undefined, 'card_error'],
])('code %s with decline code %s becomes %s', (code, declined, known) => {
  expect(failureCodeOf(error(code, declined))).toBe(known);
});

test('a payment that was never attempted has no failure code', () => {
  expect(failureCodeOf(null)).toBeNull();
});
