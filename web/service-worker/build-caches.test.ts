import { afterEach, expect, test, vi } from 'vitest';
import {
  codeCacheName,
  forgetOlderBuilds,
  frameCacheName,
  isOfOlderBuild,
  keepCode,
} from './build-caches.ts';

type Answer = { status: number; of: string };

/** Stubs the parts of the Cache API and `fetch` that these tests use. */
function stubCaches(answers: Record<string, Answer>) {
  const kept = new Map<string, Map<string, Answer>>();
  const open = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Answer>();
    kept.set(name, cache);
    return cache;
  };
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (path: string) => [...kept.values()].find((cache) => cache.has(path))?.get(path),
    open: async (name: string) => ({
      match: async (path: string) => open(name).get(path),
      put: async (path: string, answer: Answer) => open(name).set(path, answer),
    }),
  });
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    return answers[path] ?? { status: 404, of: 'nobody' };
  });
  return { kept, open, fetched };
}
afterEach(() => vi.unstubAllGlobals());

test('only caches of other builds count as old', () => {
  expect(isOfOlderBuild(frameCacheName('old'), 'new')).toBe(true);
  expect(isOfOlderBuild(codeCacheName('new'), 'new')).toBe(false);
  expect(isOfOlderBuild('saffron-pictures', 'new')).toBe(false);
});

test('deletes the caches of older builds, but not of this build or of pictures', async () => {
  const { kept, open } = stubCaches({});
  for (const name of [
    frameCacheName('old'),
    codeCacheName('old'),
    frameCacheName('new'),
    'saffron-pictures',
  ])
    open(name);
  await forgetOlderBuilds('new');
  expect([...kept.keys()]).toEqual([frameCacheName('new'), 'saffron-pictures']);
});

test('stores only complete responses and fetches only files that no build has stored', async () => {
  const { open, fetched } = stubCaches({
    '/assets/new.js': { status: 200, of: 'server' },
    '/assets/part.js': { status: 206, of: 'server' },
    '/assets/moved.js': { status: 0, of: 'redirect' },
    '/assets/broken.js': { status: 500, of: 'server' },
  });
  open(frameCacheName('old')).set('/assets/same.js', { status: 200, of: 'old build' });
  const all = ['same', 'new', 'part', 'moved', 'broken', 'gone'].map(
    (name) => `/assets/${name}.js`,
  );
  await keepCode('new', all);
  expect(fetched).not.toContain('/assets/same.js');
  expect([...open(codeCacheName('new'))].map(([path, { of }]) => [path, of])).toEqual([
    ['/assets/same.js', 'old build'],
    ['/assets/new.js', 'server'],
  ]);
});
