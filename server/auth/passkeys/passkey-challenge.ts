import { z } from 'zod';
import { isUuid } from '../../http/identifiers.ts';
import { invalid } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import {
  insertPasskeyChallenge,
  type PasskeyChallenge,
  takePasskeyChallenge,
} from '../queries/passkey-challenges.ts';
import { text } from '../read-body.ts';
import { challengeExpired, challengeNotFound, verificationFailed } from './passkey-errors.ts';

const lifetimeMs = 300_000;

/** The request body of both verify endpoints. */
export const answerSchema = z.object({ challenge_id: text, credential: z.unknown().optional() });

/** Stores a challenge until it is answered. @returns the response body: { challenge_id, options, expires_at } */
export async function keepChallenge<Options extends { challenge: string }>(
  auth: AuthServices,
  challenge: PasskeyChallenge,
  options: Options,
) {
  const now = auth.clock();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const id = await auth.database.asAuth((transaction) =>
    insertPasskeyChallenge(transaction, {
      ...challenge,
      challenge: options.challenge,
      now,
      expiresAt,
    }),
  );
  return { challenge_id: id, options, expires_at: Math.floor(expiresAt.getTime() / 1000) };
}

/**
 * Consumes a challenge in a separate transaction, so that it stays deleted even when the answer is rejected.
 * @returns the challenge, base64url
 * @throws AuthError webauthn_challenge_not_found, webauthn_challenge_expired
 */
export async function useChallenge(
  auth: AuthServices,
  id: string,
  challenge: PasskeyChallenge,
): Promise<string> {
  const taken = await auth.database.asAuth((transaction) =>
    takePasskeyChallenge(transaction, id, challenge),
  );
  if (!taken) throw challengeNotFound();
  if (taken.expiresAt < auth.clock()) throw challengeExpired();
  return taken.challenge;
}

/**
 * Reads the challenge id and the credential of an answer. `schema` parses the credential.
 * @throws AuthError validation_failed, webauthn_verification_failed
 */
export function readPasskeyAnswer<Schema extends z.ZodType>(
  body: z.infer<typeof answerSchema>,
  schema: Schema,
): { challengeId: string; response: z.infer<Schema> } {
  const { challenge_id: challengeId, credential } = body;
  if (!challengeId) throw invalid('challenge_id is required');
  if (!credential) throw invalid('credential is required');
  if (!isUuid(challengeId)) throw invalid('challenge_id must be a valid UUID');
  const { success, data, error } = schema.safeParse(credential);
  if (!success) throw verificationFailed(error);
  return { challengeId, response: data };
}
