import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { recipeDefaults } from '#contract/limits.ts';
import type { Recipe } from '#recipes/recipe.ts';
import { choosePicture } from './choose-picture.ts';
import type { Photographer } from './photographer.ts';

const stock = { imageUrl: recipeDefaults.image };
const task = {
  generationId: randomUUID(),
  recipe: { title: 'Lentil Soup' } as Recipe,
  selections: {},
};
const kept = { imageUrl: '/a.webp', thumbnailUrl: '/a-thumbnail.webp' };
const soon = () => AbortSignal.timeout(10_000);

const photographer = (
  name: string,
  photograph: Photographer['photograph'],
  timeoutMs = 5000,
): Photographer => ({ name, timeoutMs, photograph: vi.fn(photograph) });
const never = () => new Promise<never>(() => {}); // ignores even its abort signal

/** Returns `choose` with its log and its stop signal. */
function scene() {
  const warn = vi.fn();
  const stop = new AbortController();
  const services = { stopping: stop.signal, log: { warn } } as never;
  const choose = (photographers: Photographer[], signal = soon()) =>
    choosePicture(photographers, task, services, signal);
  return { warn, stop, choose };
}

test('returns the stock picture without a warning when there is no photographer', async () => {
  const { choose, warn } = scene();
  expect(await choose([])).toEqual(stock);
  expect(warn).not.toHaveBeenCalled();
});

test('returns the picture of the first photographer and does not call the others', async () => {
  const { choose } = scene();
  const second = photographer('second', never);
  expect(await choose([photographer('first', async () => kept), second])).toEqual(kept);
  expect(second.photograph).not.toHaveBeenCalled();
});

test('falls back to the next photographer when one fails, and logs the reason', async () => {
  const { choose, warn } = scene();
  const broken = photographer('broken', () => Promise.reject(new Error('no film')));
  expect(await choose([broken, photographer('second', async () => kept)])).toEqual(kept);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({
    generationId: task.generationId,
    photographer: 'broken',
    err: { message: 'no film' },
  });
  expect(await choose([broken])).toEqual(stock);
});

test('waits no longer than the timeout of the photographer', async () => {
  const { choose, warn } = scene();
  const slow = photographer('slow', never, 20);
  expect(await choose([slow, photographer('second', async () => kept)])).toEqual(kept);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ err: { name: 'TimeoutError' } });
});

test('gives up when the generation is aborted or the process stops', async () => {
  const { choose, stop } = scene();
  const over = new AbortController();
  const waiting = choose([photographer('late', never)], over.signal);
  over.abort();
  expect(await waiting).toEqual(stock);
  const stopping = choose([photographer('late', never)]);
  stop.abort();
  expect(await stopping).toEqual(stock);
  const asked = photographer('not asked', never);
  expect(await choose([asked], AbortSignal.abort())).toEqual(stock);
  expect(asked.photograph).not.toHaveBeenCalled();
});
