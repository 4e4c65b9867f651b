import type Stripe from 'stripe';

/** The spec's codes (§8), by what the provider calls them. */
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
 * Why a payment failed: one of the codes that the result pages advise on, else the provider's own.
 * @returns null where nothing was tried
 */
export function failureCodeOf(error: Stripe.PaymentIntent.LastPaymentError | null): string | null {
  if (!error) return null;
  // The bank's reason says more than the provider's code for it, which is mostly "declined".
  const known = codes[error.decline_code ?? ''] ?? codes[error.code ?? ''];
  return known ?? (error.code || error.decline_code || error.type).slice(0, 100);
}
