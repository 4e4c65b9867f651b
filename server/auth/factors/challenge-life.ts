import { AuthError } from '../auth-error.ts';
import type { ClientInfo } from '../client-info.ts';
import type { ChallengeRow } from '../queries/challenges.ts';

/** The same as in the official server. */
export const challengeSeconds = 300;
/** A user mistypes once or twice; after that, a new challenge costs only a click. */
const maxWrongAnswers = 5;

/** Returns when a challenge expires, in Unix seconds as in API responses. */
export function expiryOf(createdAt: Date): number {
  return Math.floor(createdAt.getTime() / 1000) + challengeSeconds;
}

/** Returns the address that a challenge is bound to. An unknown address is 0.0.0.0, because the column is not nullable. */
export function addressOf(clientInfo: ClientInfo): string {
  return clientInfo.ip ?? '0.0.0.0';
}

/**
 * Checks that a challenge may still be answered, by this client.
 * @throws AuthError mfa_ip_address_mismatch (also for an answered challenge, as in the official server), mfa_challenge_expired
 */
export function assertOpen(challenge: ChallengeRow, clientInfo: ClientInfo): void {
  if (challenge.verified_at || challenge.ip_address !== addressOf(clientInfo)) {
    const message = 'Challenge and verify IP addresses mismatch.';
    throw new AuthError(422, 'mfa_ip_address_mismatch', message);
  }
  const ageMs = clientInfo.now.getTime() - challenge.created_at.getTime();
  if (ageMs > challengeSeconds * 1000 || challenge.failed_attempts >= maxWrongAnswers) {
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
}
