import { expect, test } from 'vitest';
import type { RecipeModel } from '#recipes/models/model.ts';
import { createChef } from './chef.ts';
import { createChefOnDemand } from './chef-on-demand.ts';

const constraints = { selections: { Cuisine: ['Italian'] }, wish: '' };

async function write(model: RecipeModel): Promise<string> {
  const signal = AbortSignal.timeout(10_000);
  const chunks: string[] = [];
  for await (const chunk of model.generate({ prompt: '', constraints, seed: 'a', signal })) {
    chunks.push(chunk);
  }
  return chunks.join('');
}

test('whoever asks meets the chef: the same names, dishes and refusals', async () => {
  const [onDemand, chef] = [createChefOnDemand(), createChef()];
  expect(onDemand).toMatchObject({ name: chef.name, provider: chef.provider, isFree: true });
  expect(await write(onDemand)).toBe(await write(chef));
  const unknown = { selections: { Allergens: ['Moon Dust'] }, wish: '' };
  expect(await onDemand.refusal?.(unknown)).toContain('Moon Dust');
  expect(await onDemand.refusal?.(constraints)).toBeUndefined();
});
