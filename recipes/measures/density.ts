import type { Ingredient } from '../pantry/pantry.ts';

// USDA uses the US cup of 236.6 ml. A tablespoon is a sixteenth of it, a teaspoon a forty-eighth.
const cupMl = 236.6;

/** The density of a solid without a spoon or cup weight in the pantry: pieces with air between them. */
const looseGPerMl = 0.6;

/** Returns the grams in a millilitre of a food, from its largest volume measure in the pantry. */
export function gramsPerMl({ grams, unit }: Pick<Ingredient, 'grams' | 'unit'>): number {
  if (grams.cup !== undefined) return grams.cup / cupMl;
  if (grams.tbsp !== undefined) return (grams.tbsp * 16) / cupMl;
  if (grams.tsp !== undefined) return (grams.tsp * 48) / cupMl;
  return unit === 'ml' ? 1 : looseGPerMl;
}

/** Returns the grams in a cup of a food, by USDA's cup. */
export const gramsPerCup = (food: Pick<Ingredient, 'grams' | 'unit'>): number =>
  gramsPerMl(food) * cupMl;
