import type { Ingredient } from '../pantry/pantry.ts';

// USDA's cup is the US one of 236.6 ml, its spoons are a sixteenth and a forty-eighth of that.
const cupMl = 236.6;

/** A solid of which the pantry knows no spoon and no cup: pieces with air between them. */
const looseGPerMl = 0.6;

/** Grams in a millilitre of a food, from the largest measure that the pantry has of it. */
export function gramsPerMl({ grams, unit }: Pick<Ingredient, 'grams' | 'unit'>): number {
  if (grams.cup !== undefined) return grams.cup / cupMl;
  if (grams.tbsp !== undefined) return (grams.tbsp * 16) / cupMl;
  if (grams.tsp !== undefined) return (grams.tsp * 48) / cupMl;
  return unit === 'ml' ? 1 : looseGPerMl;
}

/** Grams in a cup of it, as USDA weighs one. */
export const gramsPerCup = (food: Pick<Ingredient, 'grams' | 'unit'>): number =>
  gramsPerMl(food) * cupMl;
