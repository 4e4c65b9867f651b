import { createHmac, randomInt } from 'node:crypto';
import type { AuthServices } from '../auth-services.ts';

/** Returns a code that a user can type: six digits, uniformly random. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Hashes a code for the database: keyed, since six digits are quickly brute-forced, and bound to its owner and purpose. */
export function hashCode(
  auth: AuthServices,
  boundTo: { ownerId: string; purpose: string },
  code: string,
): string {
  return createHmac('sha256', auth.hashKeys.codes)
    .update(`${boundTo.ownerId}:${boundTo.purpose}:${code}`)
    .digest('hex');
}
