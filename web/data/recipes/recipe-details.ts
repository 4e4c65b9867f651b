import { z } from 'zod';
import { plateCircleSchema } from '#contract/plate-circle.ts';
import { notesOf } from '#recipes/checks/notes.ts';
import { nutritionSchema, recipeSchema } from '#recipes/recipe.ts';

/** The part of a saved recipe that only this app's own generation can write. */
const detailsSchema = z.object({
  tips: recipeSchema.shape.tips.catch([]),
  checks: recipeSchema.shape.checks.catch([]),
  nutrition: nutritionSchema.nullable().catch(null),
  /** The model that wrote it: `provider:name`. */
  provenance: z.object({ model: z.string() }).nullable().catch(null),
  /** The indexes of the lines that the owner changed. */
  changed: z
    .object({
      at: z.string(),
      ingredients: z.array(z.int()),
      instructions: z.array(z.int()),
    })
    .nullable()
    .catch(null),
  /** The position of the plate in the picture with this URL. */
  picture: z.object({ url: z.string(), plate: plateCircleSchema }).nullable().catch(null),
});
export type RecipeDetails = z.infer<typeof detailsSchema> & {
  /** Notes from the checks that everyone who cooks the recipe should see. */
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

/** Parses the details that are present. A recipe that was changed by hand or made elsewhere has none. */
export function parseRecipeDetails(details: unknown): RecipeDetails {
  const result = detailsSchema.safeParse(details);
  return result.success ? { ...result.data, notes: notesOf(result.data.checks) } : nothing;
}
