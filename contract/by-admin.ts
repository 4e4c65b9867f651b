import { z } from 'zod';

/** The calls under /auth/v1/by-admin: what an admin does to somebody's account, with their own token. Times are ISO 8601. */

const time = z.string();
const timeOrNull = time.nullable();

/** How somebody answers the second step. */
const secondFactorKinds = ['totp', 'phone', 'webauthn'] as const;

/** GET /users/{id}: how an account stands. What its owner cooks, and how they call their keys, is theirs: only numbers and times. */
export const accountStateSchema = z.object({
  id: z.string(),
  /** What has to be typed before the account goes: its address, its number, or else a word. */
  confirmation: z.string(),
  hasEmail: z.boolean(),
  isConfirmed: z.boolean(),
  hasPassword: z.boolean(),
  /** An organisation signs them in. */
  isManaged: z.boolean(),
  /** By which ways they sign in, beside password and codes: "google". */
  providers: z.array(z.string()),
  createdAt: time,
  invitedAt: timeOrNull,
  lastSignInAt: timeOrNull,
  /** Null for whoever is not suspended now. */
  suspendedUntil: timeOrNull,
  secondFactors: z.array(z.object({ kind: z.enum(secondFactorKinds), createdAt: time })),
  /** How many are left; null where none were made. */
  recoveryCodesLeft: z.number().nullable(),
  passkeys: z.array(z.object({ createdAt: time, lastUsedAt: timeOrNull })),
  sessions: z.object({ count: z.number(), lastSeenAt: timeOrNull }),
  role: z.enum(['user', 'admin']),
  credits: z.number(),
  recipes: z.number(),
  favorites: z.number(),
  ratings: z.number(),
  purchases: z.number(),
  /** So long, at most, does a device read on whose session was ended. */
  accessTokenSeconds: z.number(),
});
export type AccountState = z.infer<typeof accountStateSchema>;

/** POST /invitations. Whoever is invited becomes a user: the role admin is for people who have proven their address. */
export const invitationSchema = z.object({ email: z.string(), name: z.string().max(120) });

/** POST /users/{id}/mail: the invitation once more, or a link to set a new password. */
export const accountMailSchema = z.object({ kind: z.enum(['invitation', 'password']) });
export type AccountMail = z.infer<typeof accountMailSchema>['kind'];

/** POST /users/{id}/factor-reset */
export const factorResetSchema = z.object({ withPasskeys: z.boolean() });
export const factorResetAnswerSchema = z.object({ factors: z.number(), passkeys: z.number() });

/** POST /users/{id}/suspension, with what the admin saw: somebody else may have been faster. `hours` null: until it is lifted. DELETE of the same lifts it. */
export const suspensionSchema = z.object({
  hours: z.union([z.literal(24), z.literal(168), z.literal(720)]).nullable(),
  seenSuspendedUntil: timeOrNull,
});

/** POST /users/{id}/deletion, with what was typed to confirm it. */
export const deletionSchema = z.object({ confirmation: z.string() });

/** What everything that changes an account answers. */
export const doneSchema = z.object({ done: z.literal(true) });
