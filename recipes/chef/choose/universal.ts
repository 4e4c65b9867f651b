import type { Ingredient } from '../../pantry/pantry.ts';
import { ALLERGENS, ANIMAL_TAGS, type Tag } from '../../pantry/tags.ts';

// The diets of the catalogue forbid, all together, these beside what comes from animals.
const DIET_TAGS: readonly Tag[] = [
  'alcohol',
  'not-kosher',
  'grain',
  'corn',
  'rice-family',
  'starchy',
  'added-sugar',
  'sugary',
  'banana-family',
  'legume',
  'refined-sugar',
  'seed-oil',
  'processed-meat',
  'salty',
  'fatty',
  'fodmap',
  'garlic-family',
  'wheat',
  'pine-nuts',
];
const FORBIDDEN: readonly Tag[] = [...ALLERGENS, ...ANIMAL_TAGS, ...DIET_TAGS];

/** Whether no allergen and no diet of the catalogue, nor all of them together, can forbid an ingredient. */
export function isUniversal({ tags, mayContain }: Ingredient): boolean {
  return FORBIDDEN.every((tag) => !tags.has(tag) && !mayContain.has(tag));
}
