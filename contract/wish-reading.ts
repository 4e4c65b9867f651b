import { z } from 'zod';
import { limits } from './limits.ts';

/** What is asked of `read-wish`: a wish as it stands in the field. */
export const wishReadingSchema = z.object({
  wish: z
    .string()
    .max(limits.questionMaxLength)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), {
      error: 'holds a character that no text may have (NUL, or half of a surrogate pair)',
    }),
});

/**
 * What a wish was understood to say, before anything is charged: each thing with what its chip says and the stretch of the text that says it
 * (UTF-16 units, `to` not included; no two overlap), the dish where it names one, and the words that were not understood.
 */
export const wishReadingAnswerSchema = z.object({
  parts: z.array(
    z.object({
      kind: z.string(),
      label: z.string(),
      from: z.int().nonnegative(),
      to: z.int().nonnegative(),
    }),
  ),
  dish: z.object({ title: z.string() }).optional(),
  unknown: z.array(z.string()),
});
export type WishReadingAnswer = z.infer<typeof wishReadingAnswerSchema>;
export type WishPart = WishReadingAnswer['parts'][number];
