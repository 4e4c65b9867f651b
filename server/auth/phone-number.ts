import { invalid } from './auth-error.ts';

/**
 * Reads an E.164 number as it is stored: digits alone, no plus sign.
 * @throws AuthError validation_failed
 */
export function readPhoneNumber(text: string): string {
  const digits = text.replace(/^\+/, '').replaceAll(' ', '');
  if (!/^[1-9]\d{6,14}$/.test(digits)) {
    throw invalid('Invalid phone number format (E.164 required)');
  }
  return digits;
}
