import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AuthError, invalid, type WeakPasswordReason } from '../auth-error.ts';

/** Argon2id as OWASP's password storage cheat sheet names it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const minimumPasswordLength = 8;

/** bcrypt reads no further; the official server refuses longer ones, so a dump can move both ways. */
const maximumPasswordBytes = 72;

let standIn: Promise<string> | undefined;

/** A hash of nothing that anyone knows: unknown users cost the same work as known ones. */
function standInHash(): Promise<string> {
  standIn ??= hash(randomBytes(32), cost);
  return standIn;
}

/** @returns an argon2 string, with its salt and cost; it takes as long as a dozen statements */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Compares a password with what is stored. With nothing stored it works just as long and answers false.
 * @param stored an argon2 string, or null for unknown users and users without a password
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const usable = stored?.startsWith('$argon2') ? stored : null;
  const candidate = Buffer.byteLength(password) > maximumPasswordBytes ? '' : password;
  const matches = await verify(usable ?? (await standInHash()), candidate);
  return matches && usable !== null && candidate !== '';
}

/** @throws AuthError validation_failed when it is missing or too long, weak_password with reasons when too weak. */
export function assertGoodPassword(
  password: string | null | undefined,
): asserts password is string {
  if (!password) throw invalid('Signup requires a valid password');
  assertStrongPassword(password);
}

/** Operators may set a weak one, but none that could never be used. @throws AuthError validation_failed */
export function assertUsablePassword(password: string): void {
  if (Buffer.byteLength(password) <= maximumPasswordBytes) return;
  throw invalid('Password cannot be longer than 72 characters');
}

/** @throws AuthError validation_failed when it is too long, weak_password with reasons when too weak. */
export function assertStrongPassword(password: string): void {
  assertUsablePassword(password);
  const reasons: WeakPasswordReason[] = [];
  if ([...password].length < minimumPasswordLength) reasons.push('length');
  if (reasons.length > 0) {
    throw new AuthError(
      422,
      'weak_password',
      `Password should be at least ${minimumPasswordLength} characters.`,
      { reasons },
    );
  }
}
