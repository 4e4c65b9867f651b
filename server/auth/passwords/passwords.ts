import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { limits } from '#contract/limits.ts';
import { AuthError, invalid, type WeakPasswordReason } from '../auth-error.ts';

/** Argon2id with the parameters of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let pendingDummyHash: Promise<string> | undefined;

/** Returns the hash of random bytes, so that verifying an unknown user takes as long as a known one. */
function dummyHash(): Promise<string> {
  pendingDummyHash ??= hash(randomBytes(32), cost);
  return pendingDummyHash;
}

/** Returns an argon2 string with its salt and cost. Hashing takes as long as a dozen statements. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Compares a password with the stored hash. Without a stored hash it takes the same time and returns false.
 * @param stored an argon2 string, or null for unknown users and users without a password
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const usable = stored?.startsWith('$argon2') ? stored : null;
  const candidate = Buffer.byteLength(password) > limits.passwordMaxBytes ? '' : password;
  const matches = await verify(usable ?? (await dummyHash()), candidate);
  return matches && usable !== null && candidate !== '';
}

/** @throws AuthError validation_failed when it is missing or too long, weak_password with reasons when too weak. */
export function assertGoodPassword(
  password: string | null | undefined,
): asserts password is string {
  if (!password) throw invalid('Signup requires a valid password');
  assertStrongPassword(password);
}

/** Checks only the maximum length: operators may set a weak password, but not one that could never be used. @throws AuthError validation_failed */
export function assertUsablePassword(password: string): void {
  if (Buffer.byteLength(password) <= limits.passwordMaxBytes) return;
  throw invalid(`Password cannot be longer than ${limits.passwordMaxBytes} characters`);
}

/** @throws AuthError validation_failed when it is too long, weak_password with reasons when too weak. */
export function assertStrongPassword(password: string): void {
  assertUsablePassword(password);
  const reasons: WeakPasswordReason[] = [];
  if ([...password].length < limits.passwordMinLength) reasons.push('length');
  if (reasons.length > 0) {
    throw new AuthError(
      422,
      'weak_password',
      `Password should be at least ${limits.passwordMinLength} characters.`,
      { reasons },
    );
  }
}
