import { creditPacks } from '#contract/packs.ts';
import { usePublicSettings } from '../public-settings.ts';

const prices = creditPacks.map(({ perRecipe }) => perRecipe).sort();

/** What a recipe costs after the free one, for people without an account: the packs are behind the login. Null where none is sold. */
export function useRecipePrice(): string | null {
  const { creditsEnabled, payments } = usePublicSettings();
  if (!creditsEnabled || payments === 'none') return null;
  return `After that, a recipe costs 1 credit: ${prices[0]} to ${prices.at(-1)}, no subscription.`;
}
