import { createHmac, randomBytes } from 'node:crypto';
import type { AuthServices } from '../../auth-services.ts';

const codesInSet = 10;
const codeLength = 16; // from an alphabet of 32: 80 bits, too many to guess

/** Crockford's base32. It has no look-alike characters; canonical() maps the ones that users write instead (o, i, l). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

function makeCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Returns a new set of codes in canonical form: lower case, no separators. */
export function makeCodes(): string[] {
  return Array.from({ length: codesInSet }, makeCode);
}

/** Returns a typed code in canonical form. Ignores case, whitespace and dashes, and reads o as 0, i and l as 1. */
export function canonical(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
}

/** Returns the hash of a code as the database stores it. @param code in its canonical form */
export function hashCode(auth: AuthServices, factorId: string, code: string): string {
  return createHmac('sha256', auth.hashKeys.codes)
    .update(`${factorId}:recovery code:${code}`)
    .digest('hex');
}
