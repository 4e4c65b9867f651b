import { createHmac, randomBytes } from 'node:crypto';
import type { AuthServices } from '../../auth-services.ts';

const codesInSet = 10;
const codeLength = 16; // of 32 letters: 80 bits, which nobody guesses

/** Crockford's base32: no letter looks like another, and what people write instead is read as what they meant. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

function makeCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** A new set of codes, in their canonical form: small letters, no separators. */
export function makeCodes(): string[] {
  return Array.from({ length: codesInSet }, makeCode);
}

/** A code as it was typed, in its canonical form: case, blanks and dashes do not matter, nor do o for 0, i and l for 1. */
export function canonical(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
}

/** What the database keeps of a code. @param code in its canonical form */
export function hashCode(auth: AuthServices, factorId: string, code: string): string {
  return createHmac('sha256', auth.hashKeys.codes)
    .update(`${factorId}:recovery code:${code}`)
    .digest('hex');
}
