import { plain } from './own-words.ts';

/** Up to four digits and signs at either end: "Sunshine99!". They are what people add where a site asks for more. */
const trimmings = /^\P{L}{1,4}(?=\p{L})|(?<=\p{L})\P{L}{1,4}$/gu;

/**
 * Whether a password is among the 49,000 that were most common in breaches, 18,000 of them with eight characters or more, or such a one
 * with trimmings. The list is loaded when somebody first chooses a password, and looked through from its beginning: under a millisecond,
 * without a second copy of it in memory.
 */
export async function isKnownPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const known = dictionary['passwords-common'];
  const whole = plain(password);
  return known.includes(whole) || known.includes(whole.replace(trimmings, ''));
}
