import { durationInWords } from './layout.ts';

/** What a texted code does; it stands in the message, so that nobody gives away one thing while they mean another. */
const purposes = {
  confirmation: 'register with Saffron Table',
  'sign-in': 'sign in to Saffron Table',
  'phone change': 'use this number with Saffron Table',
  reauthentication: 'confirm a change at Saffron Table',
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
    `${code} is your code to ${purposes[purpose]}. It works for ${durationInWords(validSeconds)}. Give it to nobody.`,
    '',
    `@${host} #${code}`,
  ];
  return lines.join('\n');
}

/** To a number that has an account already: somebody registered it once more. */
export function alreadyRegisteredByText(): string {
  return 'Somebody registered this number with Saffron Table. You have an account there already: sign in. If it was not you, do nothing.';
}
