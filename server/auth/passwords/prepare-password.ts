import { AuthError } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import type { SignedIn } from '../signed-in.ts';
import { consumeNonce, newPasswordHash } from './change-password.ts';
import { assertHardToGuess } from './hard-to-guess.ts';
import type { PasswordOwner } from './own-words.ts';
import { passwordMatches } from './passwords.ts';

/** A session that began longer ago proves little about who sits there now, where the settings ask for more. */
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

/** One that comes along is checked; an account without a password has none to know. */
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
 * Checks what comes along with a new password, and hashes it. Called outside of any transaction: the work takes as long as a dozen
 * statements. Each call is counted, since the answers say whether a guessed password is the current one.
 * @returns undefined where no new password is wanted
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
  // Before the code is used up, and before one is asked for.
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
