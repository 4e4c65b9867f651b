import { invalid } from '../auth-error.ts';

/**
 * Reads an E.164 number as it is stored: digits alone, no plus sign. What people write between digits is dropped, but a "(0)", which
 * is dialled at home alone, makes it another number.
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
