import { durationInWords } from './layout.ts';

/** What a texted code is for. The message names it, so that a user is not tricked into sharing a code for another purpose. */
const purposes = {
  confirmation: 'sign up for Saffron Table',
  'sign-in': 'sign in to Saffron Table',
  'phone change': 'use this number with Saffron Table',
  reauthentication: 'confirm a change on Saffron Table',
  'second factor': 'finish signing in to Saffron Table',
} as const;

export type TextPurpose = keyof typeof purposes;

/**
 * Returns the text message for a code. It fits into one SMS part and uses only the GSM alphabet. The last line is for browsers, which
 * autofill the code only on that site (origin-bound one-time codes, WICG sms-one-time-codes).
 * @param siteUrl the public URL of the product
 */
export function codeByText(message: {
  purpose: TextPurpose;
  code: string;
  validSeconds: number;
  siteUrl: string;
}): string {
  const { purpose, code, validSeconds, siteUrl } = message;
  const host = new URL(siteUrl).hostname;
  const lines = [
    `${code} is your code to ${purposes[purpose]}. Valid for ${durationInWords(validSeconds)}. Do not share it.`,
    '',
    `@${host} #${code}`,
  ];
  return lines.join('\n');
}

/** Returns the text message to a number that already has an account and was used to sign up again. */
export function alreadyRegisteredByText(): string {
  return 'This number already has a Saffron Table account. If you just signed up, please sign in instead. If it was not you, ignore this text.';
}
