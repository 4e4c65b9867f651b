import { expect, test } from 'vitest';
import { generateLabel } from './generate-label.ts';

test.each([
  [{ signedIn: true, generating: false }, 'Generate Recipe (1 Credit)'],
  [{ signedIn: true, generating: true }, 'Generating...'],
  [{ signedIn: false, generating: false }, 'Login Required'],
])('%j', (state, label) => {
  expect(generateLabel(state)).toBe(label);
});
