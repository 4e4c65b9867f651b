import { z } from 'zod';

/** What is asked of `check-category`: a name as it would be saved, and the groups that it would stand in. */
export const categoryCheckSchema = z.object({
  name: z.string().trim().min(1).max(80),
  groupIds: z.array(z.uuid()).max(1000),
});
export type CategoryCheck = z.infer<typeof categoryCheckSchema>;

/**
 * Where every recipe with it would be refused. `unknown`: the group is one that recipes are checked for, and the engine does not know the
 * word. `no-check`: the word is one that has to be checked, and nothing looks at that group.
 */
export const categoryCheckAnswerSchema = z.object({
  refused: z.array(z.object({ group: z.string(), because: z.enum(['unknown', 'no-check']) })),
});
export type CategoryCheckAnswer = z.infer<typeof categoryCheckAnswerSchema>;
