import { expect, test } from 'vitest';
import { freeName, kindsInWords } from './kinds-in-words.ts';

test('the first name is plain, the next ones are counted', () => {
  expect(freeName('totp', [])).toBe('Authenticator app');
  expect(freeName('totp', [{ name: 'authenticator app' }])).toBe('Authenticator app 2');
  const both = [{ name: 'Authenticator app' }, { name: 'Authenticator app 2' }];
  expect(freeName('totp', both)).toBe('Authenticator app 3');
});

test('what a text message risks is told beside it, and what is better (ASVS 6.6.1)', () => {
  expect(kindsInWords.phone.about).toMatch(/An app or passkey is safer/);
});
