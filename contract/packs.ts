/** The currency of the packs, in the payment provider's spelling. */
export const packCurrency = 'usd';

/** A credit pack for sale. Prices are in cents of `packCurrency`; the server reads them only from here. */
export type CreditPack = {
  id: 'small' | 'medium' | 'large';
  credits: number;
  priceCents: number;
  /** The price of one recipe as the Credits screen shows it. */
  perRecipe: string;
  mostPopular: boolean;
};

/** Spec §3: 10 for $4.99, 25 for $9.99 (most popular), 50 for $14.99. */
export const creditPacks: readonly CreditPack[] = [
  { id: 'small', credits: 10, priceCents: 499, perRecipe: '$0.50', mostPopular: false },
  { id: 'medium', credits: 25, priceCents: 999, perRecipe: '$0.40', mostPopular: true },
  { id: 'large', credits: 50, priceCents: 1499, perRecipe: '$0.30', mostPopular: false },
];

const prices = creditPacks.map(({ perRecipe }) => perRecipe).sort();

/** What comes after the free recipe, for people without an account: the packs are behind the login. */
export const priceWords = `After that, a recipe costs 1 credit: ${prices[0]} to ${prices.at(-1)}, no subscription.`;
