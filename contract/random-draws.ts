import { z } from 'zod';
import { constraintLabels } from './constraint-labels.ts';
import { textLimits } from './limits.ts';
import { wishReadingSchema } from './wish-reading.ts';

/** The largest number of random selections in one request. */
export const maxDraws = 12;

const namesSchema = z.array(z.string().trim().min(1).max(textLimits.catalogueName)).max(60);

/** The request of `judge-draws`: random selections by label, of which the cook gets one, and the words in the text field. */
export const randomDrawsSchema = wishReadingSchema.extend({
  draws: z
    .array(z.partialRecord(z.enum(constraintLabels), namesSchema))
    .min(1)
    .max(maxDraws),
});

/** The position of the draw that a recipe can keep best. */
export const randomDrawsAnswerSchema = z.object({ best: z.int().nonnegative() });
export type RandomDrawsAnswer = z.infer<typeof randomDrawsAnswerSchema>;
