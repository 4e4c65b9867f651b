import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isKnownPassword } from './known-passwords.ts';

test('the list has more than 3000 passwords of 8 characters or more (ASVS 6.2.4)', () => {
  const longEnough = dictionary['passwords-common'].filter((password) => password.length >= 8);
  expect(longEnough.length).toBeGreaterThan(3000);
});

test.each([
  'password1',
  'iloveyou',
  'QWERTYUIOP',
  '12345678',
  'Password1!',
  '99 Sunshine',
  'p@ssw0rd',
])('recognises the common password %s', async (password) => {
  expect(await isKnownPassword(password)).toBe(true);
});

test.each([
  'saffron-thread',
  'saffron and butter',
  '🍋🍋🍋🍋🍋🍋🍋🍋',
  'correct horse battery',
  'password of the house',
])('accepts the uncommon password %s', async (password) => {
  expect(await isKnownPassword(password)).toBe(false);
});
