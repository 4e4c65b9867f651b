import { z } from 'zod';
import { limits } from './limits.ts';

/** The request of `read-wish`: the wish as typed in the field. */
export const wishReadingSchema = z.object({
  wish: z
    .string()
    .max(limits.questionMaxLength)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), {
      error: 'holds a character that no text may have (NUL, or half of a surrogate pair)',
    }),
});

/**
 * The interpretation of a wish, before anything is charged: each item with the text of its chip and its range in the wish (UTF-16 code
 * units, `to` exclusive, ranges never overlap), the dish if the wish names one, and the words that were not understood.
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
