import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveDurably } from './move-durably.ts';

let store: string;
let draft: string;
let synced: string[];
beforeEach(async () => {
  store = join(await mkdtemp(join(tmpdir(), 'store-')), 'objects');
  draft = join(store, '.drafts', 'one');
  await mkdir(dirname(draft), { recursive: true });
  await writeFile(draft, 'whole');
  synced = [];
});
afterEach(() => rm(dirname(store), { recursive: true, force: true }));

const noteSync = async (folder: string) => {
  synced.push(folder);
};
const allFolders = () =>
  [join('pictures', 'a', 'b'), join('pictures', 'a'), 'pictures', '.', '..'].map((name) =>
    join(store, name),
  );

test.each([
  ['new folders', '.'],
  ['folders that another process created and may not have synced yet', join('pictures', 'a', 'b')],
  ['new folders below one that another process created', 'pictures'],
])('syncs %s', async (_what, there) => {
  await mkdir(join(store, there), { recursive: true });
  const target = join(store, 'pictures', 'a', 'b', 'c.o');
  await moveDurably(draft, { target, store }, noteSync);
  expect(await readFile(target, 'utf8')).toBe('whole');
  expect(synced).toEqual(allFolders());
});

test('succeeds if the object is removed before its folders are synced', async () => {
  const target = join(store, 'pictures', 'a', 'b', 'c.o');
  await moveDurably(draft, { target, store }, async (folder) => {
    await rm(join(store, 'pictures'), { recursive: true, force: true });
    await readFile(folder);
  });
});

test('fails if a folder cannot be synced', async () => {
  const target = join(store, 'pictures', 'c.o');
  const broken = () => Promise.reject(Object.assign(new Error('disk'), { code: 'EIO' }));
  await expect(moveDurably(draft, { target, store }, broken)).rejects.toThrow('disk');
});
