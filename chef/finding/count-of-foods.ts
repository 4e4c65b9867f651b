import { numberPattern, readNumber } from '#recipes/selections/wish/number-words.ts';
import type { CookbookDish } from '../cookbook/dish.ts';

const mostSaid = new RegExp(
  String.raw`\b(${numberPattern})[- ]ingredients?\b(?! (?:list|ready|left))|\bonly (${numberPattern}) (?:things|foods)\b`,
  'iu',
);

/** Returns the most ingredients that a wish wants: "5 ingredients or less", "four ingredient cookies". */
export function mostIngredientsIn(wish: string): number | undefined {
  const found = mostSaid.exec(wish);
  const count = readNumber(found?.[1] ?? found?.[2]);
  return count !== undefined && count > 1 && count <= 10 ? count : undefined;
}

/** Foods that every kitchen has: nobody counts them. */
const uncounted =
  /^(?:water|salt|sea-salt|black-pepper|pepper|oil|olive-oil|vegetable-oil|sunflower-oil|rapeseed-oil)$/;

/** Returns the number of ingredients of a dish that a cook counts. */
export const countIngredients = ({ ingredients }: Pick<CookbookDish, 'ingredients'>): number =>
  new Set(
    ingredients
      .filter(({ pantryId, isOptional }) => !isOptional && !uncounted.test(pantryId))
      .map(({ pantryId }) => pantryId),
  ).size;
