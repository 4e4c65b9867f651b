import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { createChef } from './chef.ts';
import { readCompiledCookbook } from './cookbook/cookbook.ts';

const book = readCompiledCookbook(await readCookbookFile());

describe('the chef', () => {
  const selections: Selections = { Course: ['Dinner'], Cuisine: ['Italian'] };
  const request = (seed: string) => ({
    prompt: '',
    constraints: { selections, wish: '' },
    seed,
    signal: new AbortController().signal,
  });
  async function cook(seed: string): Promise<string[]> {
    const chunks: string[] = [];
    for await (const chunk of createChef(book).generate(request(seed))) chunks.push(chunk);
    return chunks;
  }

  test('writes the same recipe for the same seed, another for another seed, and streams it', async () => {
    const [first, again, other] = await Promise.all([cook('a'), cook('a'), cook('b')]);
    expect(first).toEqual(again);
    expect(first.join('')).not.toBe(other.join(''));
    expect(first.length).toBeGreaterThan(10);
  });

  test('stops when the signal aborts', async () => {
    const controller = new AbortController();
    const stream = createChef(book).generate({ ...request('a'), signal: controller.signal });
    await expect(
      (async () => {
        for await (const _chunk of stream) controller.abort(new Error('enough'));
      })(),
    ).rejects.toThrow('enough');
  });

  test('refuses unknown and contradictory choices before it cooks', () => {
    const refusal = (chosen: Selections) =>
      createChef(book).refusal?.({ selections: chosen, wish: '' });
    expect(refusal({ Allergens: ['Moon Dust'] })).toContain('Moon Dust');
    expect(refusal({ 'Cook Time': ['No Cook'], 'Prep Time': ['No Prep'] })).toContain('no dish');
    expect(refusal(selections)).toBeUndefined();
  });
});
