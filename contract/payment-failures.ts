/** Why a payment failed, and what the buyer can do about it. */
export type PaymentFailure = { message: string; advice: string };

/** The codes of spec §8 with its exact messages; the advice is our own. */
export const paymentFailures = {
  insufficient_funds: {
    message: 'Your card has insufficient funds for this transaction.',
    advice: 'Try another card, add money to this one, or choose a smaller pack.',
  },
  card_declined: {
    message: 'Your card was declined by your bank.',
    advice: 'Your bank can tell you why. You can also try another card.',
  },
  expired_card: {
    message: 'Your card has expired.',
    advice: 'Use your replacement card or a different one.',
  },
  invalid_cvc: {
    message: 'The security code you entered is invalid.',
    advice:
      "Check the 3 digits on the back of your card and try again. On some cards it's 4 digits on the front.",
  },
  processing_error: {
    message: 'There was an error processing your payment.',
    advice: "It's nothing you did, and your card is fine. Wait a few minutes and try again.",
  },
  other: {
    message: 'Your payment could not be processed. Please try again.',
    advice: 'If it happens again, try another card or contact us.',
  },
} as const satisfies Record<string, PaymentFailure>;

/** @param code from the payment provider, or from a URL (untrusted) */
export function paymentFailureOf(code: string | null): PaymentFailure {
  const known = code !== null && Object.hasOwn(paymentFailures, code);
  return paymentFailures[known ? (code as keyof typeof paymentFailures) : 'other'];
}
