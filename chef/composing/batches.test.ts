import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';

const fry = {
  ...({ kind: 'cook', on: 'hob' } as const),
  minutes: 8,
  text: 'Fry the cutlets for 8 minutes, turning once, until golden.',
};

test('a pan holds six servings; for more, what lies in it takes its turn', () => {
  expect(inBatches(fry, 6)).toBe(fry);
  expect(inBatches(fry, 12)).toMatchObject({
    minutes: 16,
    text: 'Fry the cutlets in 2 batches for 16 minutes, turning once, until golden.',
  });
});

test('onions may be heaped', () => {
  const soften = { ...fry, text: 'Fry the onions for 8 minutes, stirring, until soft.' };
  expect(inBatches(soften, 12)).toBe(soften);
});
