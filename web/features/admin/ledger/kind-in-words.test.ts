import { expect, test } from 'vitest';
import { kindInWords, signed } from './kind-in-words.ts';

test('a known kind has words; an unknown kind is returned unchanged', () => {
  expect(kindInWords('generation_refund')).toBe('Recipe failed or cancelled');
  expect(kindInWords('gift')).toBe('gift');
});

test('formats a gain with a plus and a loss with a true minus sign', () => {
  expect([signed(25), signed(-1)]).toEqual(['+25', '−1']);
});
