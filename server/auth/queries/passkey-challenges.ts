import type { Transaction } from '#server/database/database.ts';

export type PasskeyChallenge = {
  type: 'registration' | 'authentication';
  /** Null for a sign-in: the answer identifies the user. */
  userId: string | null;
};

/** Inserts a challenge and returns its id. @param challenge.challenge base64url, as sent to the client */
export async function insertPasskeyChallenge(
  transaction: Transaction,
  challenge: PasskeyChallenge & { challenge: string; now: Date; expiresAt: Date },
): Promise<string> {
  const data = transaction.json({ challenge: challenge.challenge });
  const [inserted] = await transaction<{ id: string }[]>`
    insert into auth.webauthn_challenges (user_id, challenge_type, session_data, created_at, expires_at)
    values (${challenge.userId}, ${challenge.type}, ${data}, ${challenge.now}, ${challenge.expiresAt})
    returning id`;
  if (!inserted) throw new Error('auth.webauthn_challenges gave no row back.');
  return inserted.id;
}

/** Deletes and returns a challenge, so that only one of two concurrent answers finds it. */
export async function takePasskeyChallenge(
  transaction: Transaction,
  id: string,
  { type, userId }: PasskeyChallenge,
): Promise<{ challenge: string; expiresAt: Date } | undefined> {
  const [taken] = await transaction<{ challenge: string; expiresAt: Date }[]>`
    delete from auth.webauthn_challenges
    where id = ${id} and challenge_type = ${type} and user_id is not distinct from ${userId}::uuid
    returning session_data ->> 'challenge' as challenge, expires_at as "expiresAt"`;
  return taken;
}
