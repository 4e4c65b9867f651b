import { z } from 'zod';

/** The calls under /auth/v1/sessions: where somebody is signed in, and how they end it. Ours: the official service has none. Times are ISO 8601. */

const listedSignInSchema = z.object({
  id: z.string(),
  /** The session that asks. */
  isThis: z.boolean(),
  /** "Firefox"; null where the device did not say, or said something unknown. */
  browser: z.string().nullable(),
  /** "Windows", "iPhone". */
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet']).nullable(),
  beganAt: z.string(),
  /** When it last renewed its token: within the life of one (ACCESS_TOKEN_SECONDS). */
  usedAt: z.string(),
});
export type ListedSignIn = z.output<typeof listedSignInSchema>;

/** GET /sessions: the one that asks first, then those that were used last. */
export const signInListSchema = z.object({
  signIns: z.array(listedSignInSchema),
  /** How many older ones are not listed. */
  more: z.number(),
});
export type SignInList = z.output<typeof signInListSchema>;
