import { AuthError } from '../auth-error.ts';
import type { ClientInfo } from '../client-info.ts';
import type { ChallengeRow } from '../queries/challenges.ts';

/** As the official server has it. */
export const challengeSeconds = 300;
/** A person mistypes once or twice; then a new question costs nothing but a click. */
const maxWrongAnswers = 5;

/** Unix seconds, as the wire has it. */
export function expiryOf(createdAt: Date): number {
  return Math.floor(createdAt.getTime() / 1000) + challengeSeconds;
}

/** The address that a challenge is bound to; the column takes no null where the address is not known. */
export function addressOf(clientInfo: ClientInfo): string {
  return clientInfo.ip ?? '0.0.0.0';
}

/**
 * Whether a challenge may still be answered, from here.
 * @throws AuthError mfa_ip_address_mismatch (also for one that was answered, as the official server has it), mfa_challenge_expired
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
