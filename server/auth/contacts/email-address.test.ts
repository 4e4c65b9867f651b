import { expect, test } from 'vitest';
import { emailAddressOrNothing, readEmailAddress } from './email-address.ts';

test('lowercases an address and trims the whitespace around it', () => {
  expect(readEmailAddress(' Kim+Cook@Example.COM\n')).toBe('kim+cook@example.com');
});

test.each([
  ['a letter that case folding turns into ASCII', '\u212Aim@example.com'],
  ['such a letter in the domain', 'kim@\u212Aitchen.example'],
  ['full-width letters', 'ｋim@example.com'],
  ['U+0000', 'kim\0@example.com'],
  ['two addresses', 'kim@example.com,tom@example.com'],
  ['a display name around the address', 'Kim <kim@example.com>'],
  ['a missing domain', 'kim@'],
  [
    'an address over the maximum length',
    `${'k'.repeat(64)}@${'x'.repeat(60)}.${'x.'.repeat(80)}example`,
  ],
])('rejects %s', (_name, text) => {
  expect(() => readEmailAddress(text)).toThrow('invalid format');
  expect(emailAddressOrNothing(text)).toBeUndefined();
});
