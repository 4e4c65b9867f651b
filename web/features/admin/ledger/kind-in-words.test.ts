import { expect, test } from 'vitest';
import { kindInWords, signed } from './kind-in-words.ts';

test('kinds have words, and one that nobody knows yet stands as it is', () => {
  expect(kindInWords('generation_refund')).toBe('Recipe failed or cancelled');
  expect(kindInWords('gift')).toBe('gift');
});

test('what went up and what went down', () => {
  expect([signed(25), signed(-1)]).toEqual(['+25', '−1']);
});
