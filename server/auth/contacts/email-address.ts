import { z } from 'zod';
import { invalid } from '../auth-error.ts';

/** What a browser's `<input type=email>` accepts (HTML Living Standard, valid e-mail address). */
const html5Email = z.email({ pattern: z.regexes.html5Email });

/** RFC 5321 §4.5.3.1.3: a path has 256 octets at most, two of them its angle brackets. */
const maximumLength = 254;

/**
 * Reads an address as it is stored and compared: lower case, no spaces around.
 * @throws AuthError validation_failed for anything that is not an address
 */
export function readEmailAddress(text: string): string {
  const given = text.trim();
  // Validate before lowercasing: toLowerCase turns the Kelvin sign into an ASCII k, which could make it another user's address.
  if (given.length > maximumLength || !html5Email.safeParse(given).success) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return given.toLowerCase();
}

/** Like readEmailAddress, but returns undefined for an invalid address, so that it is treated like an unknown one. */
export function emailAddressOrNothing(text: string): string | undefined {
  try {
    return readEmailAddress(text);
  } catch {
    return undefined;
  }
}
