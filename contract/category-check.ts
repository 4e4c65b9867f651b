import { z } from 'zod';
import { textLimits } from './limits.ts';

/** The request of `check-category`: a category name as it would be saved, and the groups it would belong to. */
export const categoryCheckSchema = z.object({
  name: z.string().trim().min(1).max(textLimits.catalogueName),
  groupIds: z.array(z.uuid()).max(1000),
});
export type CategoryCheck = z.infer<typeof categoryCheckSchema>;

/**
 * The groups in which every recipe with the category would be refused. `unknown`: recipes are checked against the group, and the engine
 * does not recognise the name. `no-check`: the name needs a check, and no check covers that group.
 */
export const categoryCheckAnswerSchema = z.object({
  refused: z.array(z.object({ group: z.string(), because: z.enum(['unknown', 'no-check']) })),
});
export type CategoryCheckAnswer = z.infer<typeof categoryCheckAnswerSchema>;
