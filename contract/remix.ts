import { z } from 'zod';
import { limits, textLimits } from './limits.ts';

/**
 * A remix: a new generation made from an existing recipe with one change. The client requests it as `options.remix` of
 * generate-recipe. It costs the same and answers in the same shape as other generations, plus `base` and `remix`. The server reads the
 * base itself. The checks and tastes of the base stay in force. The only choices sent with it are diets, allergens and foods to avoid,
 * which must stay out of the remix whatever the base contains.
 */

export const remixLimits = {
  leastMinutesLess: 1,
  mostMinutesLess: 600,
  foodMaxLength: 200,
  wishMaxLength: limits.questionMaxLength,
} as const;

/** Text that the database can store. */
const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), {
      error: 'holds a character that no text may have (NUL, or half of a surrogate pair)',
    });

const remixChangeSchema = z.discriminatedUnion('kind', [
  /** A category of the Dietary or Allergens group: the slug of its group, and its name there. */
  z.strictObject({
    kind: z.literal('diet'),
    groupSlug: text(textLimits.slug),
    name: text(textLimits.catalogueName),
  }),
  /** Fewer minutes than the base's prep and cook time together. */
  z.strictObject({
    kind: z.literal('time'),
    minutesLess: z.int().min(remixLimits.leastMinutesLess).max(remixLimits.mostMinutesLess),
  }),
  /** `out`: an exact line of the base's ingredient list, or the name of a food in it. `in`: the replacement. */
  z.strictObject({
    kind: z.literal('swap'),
    out: text(remixLimits.foodMaxLength),
    in: text(remixLimits.foodMaxLength).optional(),
  }),
  z.strictObject({ kind: z.literal('wish'), text: text(remixLimits.wishMaxLength) }),
]);
export type RemixChange = z.infer<typeof remixChangeSchema>;

export const remixSchema = z.strictObject({
  /** Any saved recipe that the caller may read, or a completed generation of their own. */
  of: z.union([z.strictObject({ recipeId: z.uuid() }), z.strictObject({ generationId: z.uuid() })]),
  change: remixChangeSchema,
});
export type Remix = z.infer<typeof remixSchema>;

/** The nutrients of one serving, under the recipe engine's names. */
const nutritionSchema = z.looseObject({
  energyKcal: z.number(),
  proteinG: z.number(),
  fatG: z.number(),
  saturatesG: z.number(),
  carbohydrateG: z.number(),
  sugarsG: z.number(),
  fibreG: z.number(),
  sodiumMg: z.number(),
});

/** A snapshot of the recipe that a remix was made from. It is stored with the result, so that the difference can be shown at any time. */
export const remixBaseSchema = z.object({
  title: z.string(),
  description: z.string(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  tips: z.array(z.string()),
  prepTimeMinutes: z.int(),
  cookTimeMinutes: z.int(),
  servings: z.int(),
  difficulty: z.string(),
  /** Null if no ingredient of the list is known. */
  nutrition: nutritionSchema.nullable(),
  imageUrl: z.string().nullable(),
});
export type RemixBase = z.infer<typeof remixBaseSchema>;

/** The additional fields in the answer of a remix and in the stored result of its generation. */
export const remixedSchema = z.object({ base: remixBaseSchema, remix: remixSchema });
export type Remixed = z.infer<typeof remixedSchema>;
