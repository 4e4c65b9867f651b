import type { System } from '#recipes/measures/convert/kitchen-food.ts';
import type { MeasuringParts } from './measuring-parts.ts';

/** The fields of a recipe that scaling and converting read or change. All other fields stay unchanged. */
export type Measurable = {
  ingredients: string[];
  instructions: string[];
  servings: number;
  cookTimeMinutes: number;
  details: { tips: string[]; notes: string[] };
};

type Wanted = { servings: number; system: System | undefined };

/**
 * Returns the recipe scaled to the wanted servings and converted to the wanted system, as far as the parts are loaded.
 * @returns `scalingNote`: what scaling cannot know, such as how long a larger amount takes
 */
export function measureRecipe<R extends Measurable>(
  recipe: R,
  wanted: Wanted,
  parts: MeasuringParts,
): { recipe: R; scalingNote: string | null } {
  const { tips, notes } = recipe.details;
  const flat = { ...recipe, tips, notes };
  const scaled = parts.scale?.scaleRecipe(flat, recipe.servings, wanted.servings) ?? flat;
  const measured =
    wanted.system && parts.convert
      ? parts.convert.convertRecipe(scaled, wanted.system, parts.convert.pantryFood)
      : scaled;
  return {
    recipe: {
      ...recipe,
      ingredients: measured.ingredients,
      instructions: measured.instructions,
      servings: measured.servings,
      details: { ...recipe.details, tips: measured.tips },
    },
    scalingNote: scaled.notes[notes.length] ?? null,
  };
}
