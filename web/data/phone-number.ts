/**
 * Normalizes a phone number as users type it: removes spaces, brackets, dashes, dots and slashes, and replaces a leading 00 with a plus.
 * @returns E.164 with the plus; null if it is not a number with a country code
 */
export function readPhoneNumber(typed: string): string | null {
  // "(0)" is a national prefix: with only its brackets removed, the zero would make a different number.
  if (typed.includes('(0)')) return null;
  const plain = typed.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(plain) ? plain : null;
}
