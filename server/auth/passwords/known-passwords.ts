import { plain } from './own-words.ts';

/** Up to four non-letters at either end, as in "Sunshine99!": users add them to satisfy password rules. */
const trimmings = /^\P{L}{1,4}(?=\p{L})|(?<=\p{L})\P{L}{1,4}$/gu;

/**
 * Returns whether a password is among the 49,000 most common ones from breaches (18,000 have eight characters or more), with or without
 * trimmings. The list is loaded when a user first sets a password. A linear scan takes less than a millisecond and needs no second copy
 * of the list in memory.
 */
export async function isKnownPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const known = dictionary['passwords-common'];
  const whole = plain(password);
  return known.includes(whole) || known.includes(whole.replace(trimmings, ''));
}
