import { createHmac, randomInt } from 'node:crypto';
import type { AuthServices } from '../auth-services.ts';

/** A code that a person can type: six digits, each as likely as the other. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What the database keeps of a code: keyed, since six digits are tried in no time; and bound, so that it answers nothing else. */
export function hashCode(
  auth: AuthServices,
  boundTo: { ownerId: string; purpose: string },
  code: string,
): string {
  return createHmac('sha256', auth.hashKeys.codes)
    .update(`${boundTo.ownerId}:${boundTo.purpose}:${code}`)
    .digest('hex');
}
