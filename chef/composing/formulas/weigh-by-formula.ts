import { type KitchenAmount, roundAmount } from '#recipes/measures/round-amount.ts';
import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Archetype } from '../archetype.ts';
import type { Chosen } from '../chosen.ts';

/** A batter forgives less than a soup. */
const baking = { tolerance: 0.04 };

/** A formula is weighed more closely than a stew: rounder numbers may be off by so much. */
const closeRounding = { tolerance: 0.03 };

/** So many grams of a part of a formula, as they are weighed in a kitchen. */
export const weighPart = (item: Ingredient, grams: number): KitchenAmount =>
  roundAmount(item, grams, closeRounding);

/**
 * Gives what fills a formula's slots the amounts of the formula; what it does not name keeps its own.
 * @returns undefined where the formula does not allow these swaps together, or makes no such batch
 */
export function weighByFormula(
  { weigh }: Archetype,
  chosen: readonly Chosen[],
  servings: number,
): Chosen[] | undefined {
  if (!weigh) return [...chosen];
  const filled = Object.fromEntries(chosen.map(({ slot, ingredient }) => [slot, ingredient.id]));
  const grams = weigh(filled, servings);
  if (!grams) return undefined;
  return chosen.flatMap((one) => {
    const weighed = grams[one.slot];
    if (weighed === undefined) return [one];
    if (weighed <= 0) return [];
    return [{ ...one, amount: roundAmount(one.ingredient, weighed, baking) }];
  });
}
