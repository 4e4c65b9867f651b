import { expect, test } from 'vitest';
import { freeName } from './kinds-in-words.ts';

test('the first name is plain, the next ones are counted', () => {
  expect(freeName('totp', [])).toBe('Authenticator app');
  expect(freeName('totp', [{ name: 'authenticator app' }])).toBe('Authenticator app 2');
  const both = [{ name: 'Authenticator app' }, { name: 'Authenticator app 2' }];
  expect(freeName('totp', both)).toBe('Authenticator app 3');
});
