import { expect, test } from 'vitest';
import { collectAnswer } from './collect-answer.ts';
import type { RecipeModel } from './model.ts';

test('stops reading an endless answer at the length limit and closes the generator', async () => {
  let isStopped = false;
  const model: RecipeModel = {
    name: 'endless',
    provider: 'test',
    async *generate() {
      try {
        for (;;) yield 'stir, '.repeat(1000);
      } finally {
        isStopped = true;
      }
    },
  };
  const signal = AbortSignal.timeout(5000);
  const constraints = { selections: {}, wish: '' };
  const text = await collectAnswer(model, { prompt: '', constraints, seed: '', signal });
  expect(text.length).toBeGreaterThan(200_000);
  expect(text.length).toBeLessThan(210_000);
  expect(isStopped).toBe(true);
});
