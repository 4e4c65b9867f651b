/** How a test card behaves. `declines` has Stripe's error code and decline code, which may be the same. */
export type CardBehaviour =
  | { kind: 'succeeds' }
  | { kind: 'declines'; code: string; declineCode: string; message: string }
  /** Requires 3-D Secure first; `afterwards` is the decline that follows, if any. */
  | { kind: 'authenticates'; afterwards?: Extract<CardBehaviour, { kind: 'declines' }> }
  | { kind: 'disputed' }
  | { kind: 'refund'; later: 'succeeded' | 'failed' };

/** The card data that may be stored: never the card number. */
export type KeptCard = {
  brand: string;
  last4: string;
  month: number;
  year: number;
  fingerprint: string;
  behaviour: CardBehaviour;
};

export type TestCard = {
  number: string;
  title: string;
  behaviour: CardBehaviour;
};

function declines(declineCode: string, message: string, code = 'card_declined') {
  return { kind: 'declines', code, declineCode, message } as const;
}

const declined = 'Your card was declined.';

/** Stripe's test card numbers: https://docs.stripe.com/testing */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', title: 'Succeeds', behaviour: { kind: 'succeeds' } },
  {
    number: '4000000000000002',
    title: 'Declined',
    behaviour: declines('generic_decline', declined),
  },
  {
    number: '4000000000009995',
    title: 'Insufficient funds',
    behaviour: declines('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    title: 'Expired',
    behaviour: declines('expired_card', 'Your card has expired.', 'expired_card'),
  },
  {
    number: '4000000000000127',
    title: 'Wrong security code',
    behaviour: declines(
      'incorrect_cvc',
      "Your card's security code is incorrect.",
      'incorrect_cvc',
    ),
  },
  {
    number: '4000000000000119',
    title: 'Processing error',
    behaviour: declines(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
      'processing_error',
    ),
  },
  {
    number: '4000002500003155',
    title: '3-D Secure step',
    behaviour: { kind: 'authenticates' },
  },
  {
    number: '4000000000003220',
    title: '3-D Secure 2 step',
    behaviour: { kind: 'authenticates' },
  },
  {
    number: '4000008400001629',
    title: '3-D Secure, then declined',
    behaviour: { kind: 'authenticates', afterwards: declines('generic_decline', declined) },
  },
  {
    number: '4000000000009987',
    title: 'Lost card',
    behaviour: declines('lost_card', declined),
  },
  {
    number: '4000000000009979',
    title: 'Stolen card',
    behaviour: declines('stolen_card', declined),
  },
  {
    number: '4100000000000019',
    title: 'Blocked as fraud',
    behaviour: declines('fraudulent', declined),
  },
  {
    number: '4000000000000259',
    title: 'Succeeds, disputed later',
    behaviour: { kind: 'disputed' },
  },
  {
    number: '4000000000005126',
    title: 'Succeeds, its refund fails later',
    behaviour: { kind: 'refund', later: 'failed' },
  },
  {
    number: '4000000000007726',
    title: 'Succeeds, its refund takes a while',
    behaviour: { kind: 'refund', later: 'succeeded' },
  },
  { number: '5555555555554444', title: 'Mastercard, succeeds', behaviour: { kind: 'succeeds' } },
  {
    number: '378282246310005',
    title: 'American Express, succeeds',
    behaviour: { kind: 'succeeds' },
  },
];

/** The behaviour of a number that is not a Stripe test card: the user typed a real card. */
const realCard: CardBehaviour = declines(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, see the list on this page.',
);

/** @param number digits only */
export function behaviourOf(number: string): CardBehaviour {
  return testCards.find((card) => card.number === number)?.behaviour ?? realCard;
}
