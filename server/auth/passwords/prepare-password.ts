import { AuthError } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import type { SignedIn } from '../signed-in.ts';
import { consumeNonce, newPasswordHash } from './change-password.ts';
import { assertHardToGuess } from './hard-to-guess.ts';
import type { PasswordOwner } from './own-words.ts';
import { passwordMatches } from './passwords.ts';

/** A session older than this needs a code to change the password, if the settings require it. */
const freshSessionMs = 24 * 3_600_000;

type Wanted = {
  password?: string | null | undefined;
  nonce?: string | null | undefined;
  current_password?: string | null | undefined;
};

function needsCode(auth: AuthServices, { session }: SignedIn, now: Date): boolean {
  const ageMs = now.getTime() - session.created_at.getTime();
  return auth.settings.auth.passwordChangeNeedsCode && ageMs > freshSessionMs;
}

/** Checks the current password that was sent. An account without a password passes. */
async function assertKnowsCurrent({ user }: SignedIn, current: string): Promise<void> {
  if (!user.encrypted_password || (await passwordMatches(user.encrypted_password, current))) return;
  throw new AuthError(
    400,
    'current_password_invalid',
    'Current password required when setting new password.',
  );
}

function ownerOf({ user }: SignedIn): PasswordOwner {
  const { name, full_name: fullName } = user.raw_user_meta_data ?? {};
  return { email: user.email, phone: user.phone, name: name ?? fullName };
}

/**
 * Checks a new password with its code and current password, and hashes it. Call it outside of any transaction: hashing takes as long as a
 * dozen statements. Every call counts against a rate limit, since the response reveals whether a guessed password is the current one.
 * @returns undefined when no new password is requested
 * @throws AuthError weak_password, reauthentication_needed, reauthentication_not_valid, current_password_invalid, same_password, 429
 */
export async function preparePassword(
  auth: AuthServices,
  signedIn: SignedIn,
  { password, nonce, current_password: current }: Wanted,
  { now }: ClientInfo,
): Promise<string | undefined> {
  if (!password && !nonce) return undefined;
  await auth.limits.take('newPasswordByAccount', signedIn.user.id);
  // Runs before the code is consumed, and before a code is requested.
  if (password) await assertHardToGuess(auth, password, ownerOf(signedIn));
  if (nonce) await consumeNonce(auth, signedIn.user, nonce, now);
  if (!password) return undefined;
  if (!nonce && needsCode(auth, signedIn, now)) {
    const message = 'Password update requires reauthentication';
    throw new AuthError(400, 'reauthentication_needed', message);
  }
  if (current) await assertKnowsCurrent(signedIn, current);
  return newPasswordHash(signedIn.user, password);
}
