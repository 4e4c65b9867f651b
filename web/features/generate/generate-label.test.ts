import { expect, test } from 'vitest';
import { generateLabel } from './generate-label.ts';

test.each([
  [{ signedIn: true, generating: false, costsCredits: true }, 'Generate Recipe (1 Credit)'],
  [{ signedIn: true, generating: false, costsCredits: false }, 'Generate Recipe'],
  [{ signedIn: true, generating: true, costsCredits: true }, 'Generating...'],
  [{ signedIn: false, generating: false, costsCredits: true }, 'Login Required'],
])('%j', (state, label) => {
  expect(generateLabel(state)).toBe(label);
});
