import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import type { Recipe } from '#recipes/recipe.ts';
import { openDiskObjectStore } from '../../storage/disk-object-store.ts';
import { createBuiltInPhotographer } from './built-in-photographer.ts';
import { DrawingWorker } from './drawing-worker.ts';

const folder = join(tmpdir(), `pictures-${randomUUID()}`);
afterAll(() => rm(folder, { recursive: true, force: true }));

const recipe = {
  title: 'Tomato Soup with Basil',
  description: 'Smooth and red.',
  ingredients: ['800 g tinned tomatoes', '1 onion, diced', '10 g fresh basil', '2 tbsp olive oil'],
  instructions: ['Soften the onion in the oil.', 'Simmer with the tomatoes.', 'Blend; add basil.'],
  servings: 4,
  photoPrompt: '',
} as unknown as Recipe;
const task = { generationId: randomUUID(), recipe, selections: { Cuisine: ['Italian'] } };
const options = { signal: new AbortController().signal };

async function readPicture(address: string): Promise<Buffer> {
  const objects = await openDiskObjectStore(folder);
  const [, path = ''] = address.split('/recipe-pictures/');
  const object = await objects.read({ bucket: 'recipe-pictures', path });
  return Buffer.from(await new Response(object?.body).arrayBuffer());
}

test('draws two sizes in a worker thread, once per recipe', {
  timeout: 300_000,
}, async () => {
  const objects = await openDiskObjectStore(folder);
  const worker = new DrawingWorker({ stuckAfterMs: 300_000 });
  const draw = vi.spyOn(worker, 'draw');
  const photographer = createBuiltInPhotographer(worker, { objects, timeoutMs: 60_000 });
  const kept = await photographer.photograph(task, options);
  for (const [address, width, height] of [
    [kept.imageUrl, 1200, 800],
    [kept.thumbnailUrl, 400, 267],
  ] as const) {
    const found = await sharp(await readPicture(address)).metadata();
    expect(found).toMatchObject({ format: 'webp', width, height });
  }
  const { x, y, radius } = kept.plate ?? { x: 0, y: 0, radius: 0 };
  expect(radius).toBeGreaterThan(150);
  expect(Math.min(x, 1200 - x, y, 800 - y)).toBeGreaterThanOrEqual(radius);

  const again = await photographer.photograph({ ...task, generationId: randomUUID() }, options);
  expect(again).toEqual(kept);
  expect(draw).toHaveBeenCalledOnce();
});

test('stores nothing when the recipe cannot be drawn', { timeout: 120_000 }, async () => {
  const objects = await openDiskObjectStore(`${folder}/broken`);
  const photographer = createBuiltInPhotographer(new DrawingWorker(), {
    objects,
    timeoutMs: 60_000,
  });
  const broken = { ...recipe, title: 'Broken', ingredients: null as never };
  await expect(photographer.photograph({ ...task, recipe: broken }, options)).rejects.toThrow();
  expect(await Array.fromAsync(objects.list('recipe-pictures'))).toEqual([]);
});

const drawn = {
  id: 1,
  picture: new Uint8Array(3),
  thumbnail: new Uint8Array(2),
  plate: { x: 600, y: 400, radius: 300 },
};

test.each<[string, string, 'remove' | 'damage']>([
  ['its picture was removed', '.webp', 'remove'],
  ['its thumbnail was removed', '-thumbnail.webp', 'remove'],
  ['its plate position is unreadable', '.json', 'damage'],
])('draws the picture again when %s', async (_what, end, harm) => {
  const objects = await openDiskObjectStore(`${folder}/${end}`);
  const worker = new DrawingWorker();
  const draw = vi.spyOn(worker, 'draw').mockResolvedValue(drawn);
  const photographer = createBuiltInPhotographer(worker, { objects, timeoutMs: 60_000 });
  const kept = await photographer.photograph(task, options);
  const [, path = ''] = kept.imageUrl.replace(/\.webp$/, end).split('/recipe-pictures/');
  const name = { bucket: 'recipe-pictures', path };
  if (harm === 'remove') await objects.remove(name);
  else await objects.put(name, { bytes: Buffer.from('{"x": 6'), contentType: 'application/json' });
  expect(await photographer.photograph(task, options)).toEqual(kept);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(await objects.find(name)).toBeDefined();
  await photographer.photograph(task, options);
  expect(draw).toHaveBeenCalledTimes(2);
});
