import { callAuth } from './call-auth.ts';
import { wordsForDevice } from './device-keys.ts';

const wordsByCode = {
  webauthn_verification_failed: "We don't recognize this passkey. Please sign in another way.",
  webauthn_challenge_expired: 'That took too long. Please try again.',
  webauthn_challenge_not_found: 'That was already used. Please try again.',
  webauthn_credential_exists: 'This passkey is already registered.',
  too_many_passkeys: "You can't add any more. Remove one you don't use.",
  email_not_confirmed: 'Please confirm your email address first.',
};

/**
 * Runs a passkey call of the official client and turns errors of the server and the device into user-facing messages.
 * @throws Error with that message
 */
export async function callPasskeys<Data>(
  call: () => Promise<{ data: Data; error: (Error & { code?: string | undefined }) | null }>,
): Promise<NonNullable<Data>> {
  return callAuth(async () => {
    const answer = await call();
    const words = answer.error && wordsForDevice(answer.error);
    if (words) throw new Error(words, { cause: answer.error });
    return answer;
  }, wordsByCode);
}
