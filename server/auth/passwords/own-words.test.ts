import { describe, expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { consistsOfWords, forbiddenWordsOf } from './own-words.ts';

const settings = readSettings({
  SITE_URL: 'https://rezepte.example.org',
  PASSWORD_WORDS: 'Acme, Löwenzahn',
});
const maya = { email: 'maya.lindqvist84@example.com', phone: '4915155512345', name: 'Maya Björk' };
const madeOf = (password: string) => consistsOfWords(forbiddenWordsOf(settings, maya), password);

describe('consistsOfWords', () => {
  test.each([
    ['the product name', 'SaffronTable'],
    ['the product name with a year and a symbol', 'Saffron-Table2026!'],
    ['the site name', 'rezepte123'],
    ['an operator word in full-width letters', 'ＡＣＭＥ löwenzahn'],
    ['the local part of the email address', 'maya.lindqvist84'],
    ['a piece of the local part', 'lindqvist!!'],
    ['the phone number', '4915155512345'],
    ['the name of the user', 'björk2026'],
    ['the word password', 'password-1'],
    ['two such words and few other letters', 'my table cook'],
  ])('refuses a password made of %s: %s', (_of, password) => {
    expect(madeOf(password)).toBe(true);
  });

  test.each([
    'saffron-thread',
    'saffron and butter',
    'maya likes radio',
    '4915155599999',
    'xxxxxxxx',
  ])('accepts a password with enough other letters or without these words: %s', (password) => {
    expect(madeOf(password)).toBe(false);
  });
});

test('forbiddenWordsOf leaves out words under three letters and IP addresses', () => {
  const local = readSettings({ SITE_URL: 'http://127.0.0.1:3000' });
  const words = forbiddenWordsOf(local, { email: 'jo@example.com' });
  expect(words).not.toContain('jo');
  expect(words).not.toContain('127');
  expect(consistsOfWords(words, '12701270')).toBe(false);
});

test('pieces of an address with fewer than four letters do not count as words', () => {
  const words = forbiddenWordsOf(settings, { email: 'cook-1ead2@example.com' });
  expect(consistsOfWords(words, 'saffron-thread')).toBe(false);
});
