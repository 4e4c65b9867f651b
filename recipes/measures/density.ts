import type { Ingredient } from '../pantry/pantry.ts';

/** A solid of which the pantry knows no spoon and no cup: pieces with air between them. */
const LOOSE_G_PER_ML = 0.6;

/** Grams in a millilitre of a food, from the largest measure that the pantry has of it. */
export function gramsPerMl({ grams, unit }: Pick<Ingredient, 'grams' | 'unit'>): number {
  if (grams.cup !== undefined) return grams.cup / 240;
  if (grams.tbsp !== undefined) return grams.tbsp / 15;
  if (grams.tsp !== undefined) return grams.tsp / 5;
  return unit === 'ml' ? 1 : LOOSE_G_PER_ML;
}
