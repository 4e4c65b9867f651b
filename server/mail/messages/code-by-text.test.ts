import { expect, test } from 'vitest';
import { alreadyRegisteredByText, codeByText, type TextPurpose } from './code-by-text.ts';

/** Matches a text message of one part: at most 160 characters, all from the GSM 03.38 alphabet. */
const onePart = /^[A-Za-z0-9 .,:@#\n-]{1,160}$/;

test.each<TextPurpose>([
  'confirmation',
  'sign-in',
  'phone change',
  'reauthentication',
  'second factor',
])('the SMS for %s names product, purpose and code, and fits into one part', (purpose) => {
  const siteUrl = 'https://kitchen.saffron-table.example:8443/';
  const text = codeByText({ purpose, code: '012345', validSeconds: 600, siteUrl });
  expect(text).toMatch(/^012345 is your code to .+ Saffron Table\./);
  expect(text).toContain('10 minutes');
  expect(text).toContain('Do not share it.');
  expect(text.split('\n').at(-1)).toBe('@kitchen.saffron-table.example #012345');
  expect(text).toMatch(onePart);
});

test('the SMS to an already registered number fits into one part and has no code', () => {
  expect(alreadyRegisteredByText()).toMatch(onePart);
  expect(alreadyRegisteredByText()).not.toMatch(/\d/);
});
