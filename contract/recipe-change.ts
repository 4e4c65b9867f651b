import { z } from 'zod';

const line = (maxLength: number) => z.string().trim().min(1).max(maxLength);

/** The lines of a recipe as they are shown and written one by one: without breaks, outer blanks and empty ones. */
export const plainLines = (lines: readonly string[]): string[] =>
  lines.map((one) => one.replaceAll(/\s*\n\s*/g, ' ').trim()).filter((one) => one !== '');

/** Several times the longest recipe that people write: all of it is checked in one go. */
const maxCharacters = 30_000;
const charactersOf = (lines: readonly string[]) => lines.reduce((sum, one) => sum + one.length, 0);
const seenLines = z.array(z.string().max(5000)).max(500);

/** An owner's change of the lines of a saved recipe: what stands there afterwards. */
export const recipeChangeSchema = z
  .object({
    recipeId: z.uuid(),
    ingredients: z.array(line(500)).min(1).max(100),
    instructions: z.array(line(2000)).min(1).max(100),
    /** The lines that the owner saw when they began to write: a change from elsewhere meanwhile is not overwritten. */
    seen: z.object({ ingredients: seenLines, instructions: seenLines }),
    /** The owner read which claims the change breaks, and wants it all the same. */
    acceptsBreaches: z.boolean().default(false),
  })
  .refine(
    ({ ingredients, instructions }) =>
      charactersOf(ingredients) + charactersOf(instructions) <= maxCharacters,
    { error: `A recipe may have up to ${maxCharacters} characters. Please shorten it.` },
  );
export type RecipeChange = z.input<typeof recipeChangeSchema>;

/** A diet, an allergen or something avoided that the recipe kept until now, and the lines that break it. */
const breachSchema = z.object({ subject: z.string(), lines: z.array(z.string()) });
export type Breach = z.infer<typeof breachSchema>;

/** `saved` is false where something is broken that was not accepted: then nothing was changed. */
export const recipeChangeAnswerSchema = z.object({
  saved: z.boolean(),
  breaches: z.array(breachSchema),
});
export type RecipeChangeAnswer = z.infer<typeof recipeChangeAnswerSchema>;
