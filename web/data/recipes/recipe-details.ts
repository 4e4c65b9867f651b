import { z } from 'zod';
import { plateCircleSchema } from '#contract/plate-circle.ts';
import { notesOf } from '#recipes/checks/notes.ts';
import { nutritionSchema, recipeSchema } from '#recipes/recipe.ts';

/** The part of a saved recipe that only our own generation can have written. */
const detailsSchema = z.object({
  tips: recipeSchema.shape.tips.catch([]),
  checks: recipeSchema.shape.checks.catch([]),
  nutrition: nutritionSchema.nullable().catch(null),
  /** Who wrote it: `provider:name`. */
  provenance: z.object({ model: z.string() }).nullable().catch(null),
  /** Which lines its owner changed, by their places. */
  changed: z
    .object({
      at: z.string(),
      ingredients: z.array(z.int()),
      instructions: z.array(z.int()),
    })
    .nullable()
    .catch(null),
  /** Where the plate is in the picture of that address. */
  picture: z.object({ url: z.string(), plate: plateCircleSchema }).nullable().catch(null),
});
export type RecipeDetails = z.infer<typeof detailsSchema> & {
  /** What everybody who cooks it should see, out of the checks. */
  notes: string[];
};

const nothing: RecipeDetails = {
  tips: [],
  checks: [],
  notes: [],
  nutrition: null,
  provenance: null,
  changed: null,
  picture: null,
};

/** Reads what is there; a recipe that was changed by hand, or made elsewhere, has none of it. */
export function parseRecipeDetails(details: unknown): RecipeDetails {
  const result = detailsSchema.safeParse(details);
  return result.success ? { ...result.data, notes: notesOf(result.data.checks) } : nothing;
}
