import { expect, test } from 'vitest';
import { emailAddressOrNothing, readEmailAddress } from './email-address.ts';

test('lowercases an address and trims the whitespace around it', () => {
  expect(readEmailAddress(' Kim+Cook@Example.COM\n')).toBe('kim+cook@example.com');
});

test.each([
  ['a letter that only becomes ASCII when it is folded', '\u212Aim@example.com'],
  ['the same in the domain', 'kim@\u212Aitchen.example'],
  ['letters of full width', 'ｋim@example.com'],
  ['U+0000', 'kim\0@example.com'],
  ['two addresses', 'kim@example.com,tom@example.com'],
  ['a name around it', 'Kim <kim@example.com>'],
  ['no domain', 'kim@'],
  ['more than a path may hold', `${'k'.repeat(64)}@${'x'.repeat(60)}.${'x.'.repeat(80)}example`],
])('rejects %s', (_name, text) => {
  expect(() => readEmailAddress(text)).toThrow('invalid format');
  expect(emailAddressOrNothing(text)).toBeUndefined();
});
