import { expect, test } from 'vitest';
import type { RecipeModel } from '#recipes/models/model.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { createChef } from './chef.ts';
import { createChefOnDemand } from './chef-on-demand.ts';
import { readCompiledCookbook } from './cookbook/cookbook.ts';

const constraints = { selections: { Cuisine: ['Italian'] }, wish: '' };

async function write(model: RecipeModel): Promise<string> {
  const signal = AbortSignal.timeout(10_000);
  const chunks: string[] = [];
  for await (const chunk of model.generate({ prompt: '', constraints, seed: 'a', signal })) {
    chunks.push(chunk);
  }
  return chunks.join('');
}

test('has the same name, recipes and refusals as the chef', async () => {
  const onDemand = createChefOnDemand(readCookbookFile);
  const chef = createChef(readCompiledCookbook(await readCookbookFile()));
  expect(onDemand).toMatchObject({ name: chef.name, provider: chef.provider, isFree: true });
  expect(await write(onDemand)).toBe(await write(chef));
  const unknown = { selections: { Allergens: ['Moon Dust'] }, wish: '' };
  expect(await onDemand.refusal?.(unknown)).toContain('Moon Dust');
  expect(await onDemand.refusal?.(constraints)).toBeUndefined();
});

test('fails the call when the cookbook cannot be read, and the next call tries again', async () => {
  let calls = 0;
  const onDemand = createChefOnDemand(async () => {
    calls += 1;
    if (calls === 1) throw new Error('The cookbook is not built. Run: npm run build');
    return readCookbookFile();
  });
  await expect(write(onDemand)).rejects.toThrow('not built');
  expect(await write(onDemand)).toContain('## Ingredients');
});
