import { z } from 'zod';
import { recipeLimits } from './limits.ts';

const line = (maxLength: number) => z.string().trim().min(1).max(maxLength);

/** Returns the lines of a recipe as shown and edited one by one: line breaks become spaces, lines are trimmed, empty lines are removed. */
export const plainLines = (lines: readonly string[]): string[] =>
  lines.map((one) => one.replaceAll(/\s*\n\s*/g, ' ').trim()).filter((one) => one !== '');

/** Several times the longest recipe that people write. The limit exists because the whole recipe is checked at once. */
const maxCharacters = 30_000;
const charactersOf = (lines: readonly string[]) => lines.reduce((sum, one) => sum + one.length, 0);
const seenLines = z.array(z.string().max(5000)).max(500);

/** An owner's edit of a saved recipe: the complete new lines. */
export const recipeChangeSchema = z
  .object({
    recipeId: z.uuid(),
    ingredients: z.array(line(recipeLimits.ingredient)).min(1).max(recipeLimits.ingredients),
    instructions: z.array(line(recipeLimits.step)).min(1).max(recipeLimits.steps),
    /** The lines that the owner saw when they started editing, so that a concurrent change is not overwritten. */
    seen: z.object({ ingredients: seenLines, instructions: seenLines }),
    /** The owner has seen which claims the change breaks, and saves it anyway. */
    acceptsBreaches: z.boolean().default(false),
  })
  .refine(
    ({ ingredients, instructions }) =>
      charactersOf(ingredients) + charactersOf(instructions) <= maxCharacters,
    { error: `A recipe may have up to ${maxCharacters} characters. Please shorten it.` },
  );
export type RecipeChange = z.input<typeof recipeChangeSchema>;

/** A diet, allergen or food to avoid that the recipe respected until now, and the lines that break it. */
const breachSchema = z.object({ subject: z.string(), lines: z.array(z.string()) });
export type Breach = z.infer<typeof breachSchema>;

/** `saved` is false if the change breaks a claim and the owner has not accepted that: then nothing was changed. */
export const recipeChangeAnswerSchema = z.object({
  saved: z.boolean(),
  breaches: z.array(breachSchema),
});
export type RecipeChangeAnswer = z.infer<typeof recipeChangeAnswerSchema>;
