import { invalid } from '../auth-error.ts';

/**
 * Reads an E.164 number as it is stored: digits alone, no plus sign. Drops the usual separators between digits, but refuses a "(0)":
 * it is dialled only inside the country, and with it the number would be a different one.
 * @throws AuthError validation_failed
 */
export function readPhoneNumber(text: string): string {
  const digits = text
    .trim()
    .replace(/^\+/, '')
    .replace(/[\s().-]/g, '');
  if (!/^[1-9]\d{6,14}$/.test(digits) || text.includes('(0)')) {
    throw invalid('Invalid phone number format (E.164 required)');
  }
  return digits;
}
