import type { Ingredient } from '#recipes/pantry/pantry.ts';
import { statutoryAllergens, type Tag, tagsOfAnimals } from '#recipes/pantry/tags.ts';

// Tags that the diets of the catalogue forbid in total, in addition to food from animals.
const dietTags: readonly Tag[] = [
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
const forbidden: readonly Tag[] = [...statutoryAllergens, ...tagsOfAnimals, ...dietTags];

/** Whether no allergen and no diet of the catalogue can forbid an ingredient, even all of them together. */
export function isUniversal({ tags, mayContain }: Ingredient): boolean {
  return forbidden.every((tag) => !tags.has(tag) && !mayContain.has(tag));
}
