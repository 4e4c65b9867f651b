import { z } from 'zod';
import { nutritionSchema, recipeSchema } from '#recipes/recipe.ts';

/** The part of a saved recipe that only our own generation can have written. */
const detailsSchema = z.object({
  tips: recipeSchema.shape.tips.catch([]),
  notes: recipeSchema.shape.notes.catch([]),
  checks: recipeSchema.shape.checks.catch([]),
  nutrition: nutritionSchema.nullable().catch(null),
});
export type RecipeDetails = z.infer<typeof detailsSchema>;

const nothing: RecipeDetails = { tips: [], notes: [], checks: [], nutrition: null };

/** Reads what is there; a recipe that was changed by hand, or made elsewhere, has none of it. */
export function parseRecipeDetails(details: unknown): RecipeDetails {
  const result = detailsSchema.safeParse(details);
  return result.success ? result.data : nothing;
}
