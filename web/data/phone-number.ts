/**
 * Reads a number as people write it: spaces, brackets, dashes and dots are theirs alone, and 00 is a plus.
 * @returns E.164 with the plus; null for what is no number with its country code
 */
export function readPhoneNumber(typed: string): string | null {
  // Dialled at home alone: without its brackets it would make another number.
  if (typed.includes('(0)')) return null;
  const plain = typed.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(plain) ? plain : null;
}
