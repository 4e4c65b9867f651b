import { expect, test } from 'vitest';
import { freeName, kindsInWords } from './kinds-in-words.ts';

test('the first name has no number, the next ones are numbered', () => {
  expect(freeName('totp', [])).toBe('Authenticator app');
  expect(freeName('totp', [{ name: 'authenticator app' }])).toBe('Authenticator app 2');
  const both = [{ name: 'Authenticator app' }, { name: 'Authenticator app 2' }];
  expect(freeName('totp', both)).toBe('Authenticator app 3');
});

test('the phone option names its risk and the safer options (ASVS 6.6.1)', () => {
  expect(kindsInWords.phone.about).toMatch(/An app or passkey is safer/);
});
