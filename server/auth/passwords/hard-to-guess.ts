import { AuthError } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import { isKnownPassword } from './known-passwords.ts';
import { isMadeOf, ownWordsOf, type PasswordOwner } from './own-words.ts';
import { hashPassword } from './passwords.ts';

/** The official dialect has one reason for whatever is long enough and easy to guess all the same. */
function guessable(message: string): AuthError {
  return new AuthError(422, 'weak_password', message, { reasons: ['pwned'] });
}

/**
 * Refuses a new password that others would try first (NIST SP 800-63B §3.1.1.2, ASVS 6.2.4, 6.2.11, 6.2.12). Nobody outside is asked.
 * Passwords that stand are not judged: whoever has one signs in with it.
 * @throws AuthError weak_password, with the reason that the official client knows
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
  if (isMadeOf(ownWordsOf(settings, owner), password)) {
    throw guessable(
      'This password uses your name, your email or the name of this site. Please add other words.',
    );
  }
}

/**
 * Hashes a password that an operator gives to somebody else, unless others would try it first. Called outside of any transaction, as
 * every hashing.
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
