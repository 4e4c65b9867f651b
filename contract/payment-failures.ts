/** Why a payment failed, and what a person can do about it. */
export type PaymentFailure = { message: string; advice: string };

/** The codes of spec §8, with its messages word for word; the advice is ours. */
export const paymentFailures = {
  insufficient_funds: {
    message: 'Your card has insufficient funds for this transaction.',
    advice:
      'Use another card, or try again once there is money on this one. A smaller pack may do.',
  },
  card_declined: {
    message: 'Your card was declined by your bank.',
    advice: 'Only your bank knows why. Ask them, or use another card.',
  },
  expired_card: {
    message: 'Your card has expired.',
    advice: 'Use the card that your bank sent to replace it, or another one.',
  },
  invalid_cvc: {
    message: 'The security code you entered is invalid.',
    advice:
      'Type the three digits on the back of the card once more; on some cards it is four, on the front.',
  },
  processing_error: {
    message: 'There was an error processing your payment.',
    advice: 'That is nothing you did. Wait a few minutes and try again; the card is fine.',
  },
  other: {
    message: 'Your payment could not be processed. Please try again.',
    advice: 'If it fails once more, use another card, or write to us: we look into it.',
  },
} as const satisfies Record<string, PaymentFailure>;

/** @param code of the payment provider, or of an address that anybody may have written */
export function paymentFailureOf(code: string | null): PaymentFailure {
  const known = code !== null && Object.hasOwn(paymentFailures, code);
  return paymentFailures[known ? (code as keyof typeof paymentFailures) : 'other'];
}
