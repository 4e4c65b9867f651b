import { z } from 'zod';

/** The calls under /auth/v1/sessions: list and end a user's sessions. Our own: the official service has none. Times are ISO 8601. */

const listedSignInSchema = z.object({
  id: z.string(),
  /** True for the session that makes the request. */
  isThis: z.boolean(),
  /** "Firefox"; null if the user agent is missing or unknown. */
  browser: z.string().nullable(),
  /** "Windows", "iPhone". */
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet']).nullable(),
  beganAt: z.string(),
  /** When it last refreshed its token: accurate to one token lifetime (ACCESS_TOKEN_SECONDS). */
  usedAt: z.string(),
});
export type ListedSignIn = z.output<typeof listedSignInSchema>;

/** GET /sessions: the requesting session first, then the others by most recent use. */
export const signInListSchema = z.object({
  signIns: z.array(listedSignInSchema),
  /** How many older sessions are not listed. */
  more: z.number(),
});
export type SignInList = z.output<typeof signInListSchema>;
