import type Stripe from 'stripe';

/** Maps the provider's codes to the spec's codes (§8). */
const codes: Record<string, string> = {
  insufficient_funds: 'insufficient_funds',
  withdrawal_count_limit_exceeded: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'invalid_cvc',
  invalid_cvc: 'invalid_cvc',
  processing_error: 'processing_error',
  issuer_not_available: 'processing_error',
  reenter_transaction: 'processing_error',
  try_again_later: 'processing_error',
  card_declined: 'card_declined',
};

/**
 * Returns why a payment failed: one of the codes for which the result pages have advice, otherwise the provider's own code.
 * @returns null when no payment was attempted
 */
export function failureCodeOf(error: Stripe.PaymentIntent.LastPaymentError | null): string | null {
  if (!error) return null;
  // The bank's decline code is more specific than the provider's code, which is mostly "declined".
  const known = codes[error.decline_code ?? ''] ?? codes[error.code ?? ''];
  return known ?? (error.code || error.decline_code || error.type).slice(0, 100);
}
