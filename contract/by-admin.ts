import { z } from 'zod';
import { textLimits } from './limits.ts';

/** The calls under /auth/v1/by-admin: an admin's actions on another user's account, with the admin's own token. Times are ISO 8601. */

const time = z.string();
const timeOrNull = time.nullable();

/** The kinds of second factor. */
const secondFactorKinds = ['totp', 'phone', 'webauthn'] as const;

/** GET /users/{id}: the state of an account. Only counts and times: recipes and the names of keys stay private to the owner. */
export const accountStateSchema = z.object({
  id: z.string(),
  /** What the admin types to confirm a deletion: the account's email address, else its phone number, else a fixed word. */
  confirmation: z.string(),
  hasEmail: z.boolean(),
  isConfirmed: z.boolean(),
  hasPassword: z.boolean(),
  /** True if an organisation signs the user in. */
  isManaged: z.boolean(),
  /** The sign-in providers besides password and codes, such as "google". */
  providers: z.array(z.string()),
  createdAt: time,
  invitedAt: timeOrNull,
  lastSignInAt: timeOrNull,
  /** Null if the account is not suspended now. */
  suspendedUntil: timeOrNull,
  secondFactors: z.array(z.object({ kind: z.enum(secondFactorKinds), createdAt: time })),
  /** How many unused recovery codes are left; null if none were created. */
  recoveryCodesLeft: z.number().nullable(),
  passkeys: z.array(z.object({ createdAt: time, lastUsedAt: timeOrNull })),
  sessions: z.object({ count: z.number(), lastSeenAt: timeOrNull }),
  role: z.enum(['user', 'admin']),
  credits: z.number(),
  recipes: z.number(),
  favorites: z.number(),
  ratings: z.number(),
  purchases: z.number(),
  /** How long, at most, a device can still read data after its session was ended. */
  accessTokenSeconds: z.number(),
});
export type AccountState = z.infer<typeof accountStateSchema>;

/** POST /invitations. An invited person gets the role user: the role admin requires a confirmed address. */
export const invitationSchema = z.object({
  email: z.string(),
  name: z.string().max(textLimits.userName),
});

/** POST /users/{id}/mail: resends the invitation, or sends a link to set a new password. */
export const accountMailSchema = z.object({ kind: z.enum(['invitation', 'password']) });
export type AccountMail = z.infer<typeof accountMailSchema>['kind'];

/** POST /users/{id}/factor-reset */
export const factorResetSchema = z.object({ withPasskeys: z.boolean() });
export const factorResetAnswerSchema = z.object({ factors: z.number(), passkeys: z.number() });

/**
 * POST /users/{id}/suspension, with the state that the admin saw, since another admin may have changed it meanwhile. `hours` null suspends
 * until the suspension is lifted. DELETE on the same path lifts it.
 */
export const suspensionSchema = z.object({
  hours: z.union([z.literal(24), z.literal(168), z.literal(720)]).nullable(),
  seenSuspendedUntil: timeOrNull,
});

/** POST /users/{id}/deletion, with the text that the admin typed to confirm it. */
export const deletionSchema = z.object({ confirmation: z.string() });

/** The answer of every call that changes an account. */
export const doneSchema = z.object({ done: z.literal(true) });
