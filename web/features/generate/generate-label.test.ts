import { expect, test } from 'vitest';
import { generateLabel } from './generate-label.ts';

test.each([
  [{ signedIn: true, generating: false, costsCredits: true }, 'Generate Recipe (1 Credit)'],
  [{ signedIn: true, generating: false, costsCredits: false }, 'Generate Recipe'],
  [{ signedIn: true, generating: true, costsCredits: true }, 'Generating...'],
  [{ signedIn: false, generating: false, costsCredits: true }, 'Login Required'],
])('the label for %j', (state, label) => {
  expect(generateLabel({ action: 'Generate Recipe', ...state })).toBe(label);
});

test('another action keeps its own label', () => {
  const state = { action: 'Remix Recipe', signedIn: true, generating: false, costsCredits: true };
  expect(generateLabel(state)).toBe('Remix Recipe (1 Credit)');
});
