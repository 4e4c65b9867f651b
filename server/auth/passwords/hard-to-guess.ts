import { AuthError } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import { isKnownPassword } from './known-passwords.ts';
import { consistsOfWords, forbiddenWordsOf, type PasswordOwner } from './own-words.ts';
import { hashPassword } from './passwords.ts';

/** Returns weak_password with the reason `pwned`, the official API's only reason for a password that is long enough but easy to guess. */
function guessable(message: string): AuthError {
  return new AuthError(422, 'weak_password', message, { reasons: ['pwned'] });
}

/**
 * Rejects a new password that an attacker would try first (NIST SP 800-63B §3.1.1.2, ASVS 6.2.4, 6.2.11, 6.2.12), without calling an
 * external service. Existing passwords are not checked: users can still sign in with them.
 * @throws AuthError weak_password, with the reason that the official client supports
 */
export async function assertHardToGuess(
  { settings }: Pick<AuthServices, 'settings'>,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  if (!settings.auth.passwordCheck) return;
  if (await isKnownPassword(password)) {
    throw guessable('This password is too common. Please choose another.');
  }
  if (consistsOfWords(forbiddenWordsOf(settings, owner), password)) {
    throw guessable(
      'This password uses your name, your email or the name of this site. Please add other words.',
    );
  }
}

/**
 * Hashes a password that an operator sets for another user, unless it is easy to guess. Like all hashing, call it outside of any
 * transaction.
 * @throws AuthError weak_password
 */
export async function hashGivenPassword(
  auth: Pick<AuthServices, 'settings'>,
  password: string,
  owner: PasswordOwner,
): Promise<string> {
  await assertHardToGuess(auth, password, owner);
  return hashPassword(password);
}
