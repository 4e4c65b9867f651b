import { durationInWords } from './layout.ts';

/** What a texted code does; it stands in the message, so that nobody gives away one thing while they mean another. */
const purposes = {
  confirmation: 'sign up for Saffron Table',
  'sign-in': 'sign in to Saffron Table',
  'phone change': 'use this number with Saffron Table',
  reauthentication: 'confirm a change on Saffron Table',
  'second factor': 'finish signing in to Saffron Table',
} as const;

export type TextPurpose = keyof typeof purposes;

/**
 * A code as a text message: short enough for one part, in letters that need no wider alphabet. The last line is for browsers, which
 * fill the code in on that site alone (Origin-bound one-time codes, WICG sms-one-time-codes).
 * @param siteUrl the product's own address
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

/** To a number that has an account already: somebody registered it once more. */
export function alreadyRegisteredByText(): string {
  return 'This number already has a Saffron Table account. If you just signed up, please sign in instead. If it was not you, ignore this text.';
}
