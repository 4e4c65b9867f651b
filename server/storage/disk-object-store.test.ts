import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDiskObjectStore } from './disk-object-store.ts';
import { BadObjectName, type ObjectStore } from './object-store.ts';

let folder: string;
let store: ObjectStore;
beforeEach(async () => {
  folder = join(tmpdir(), `objects-${randomUUID()}`);
  store = await openDiskObjectStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bucket = 'recipe-pictures';
const put = (path: string, text: string) =>
  store.put({ bucket, path }, { bytes: new TextEncoder().encode(text), contentType: 'image/webp' });
const read = async (path: string, range?: { start: number; end: number }) => {
  const object = await store.read({ bucket, path }, range);
  return object && new Response(object.body).text();
};
const listed = async (prefix?: string) =>
  (await Array.fromAsync(store.list(bucket, prefix))).map(({ path }) => path).toSorted();

describe('objects on disk', () => {
  test('leave no empty folders behind', async () => {
    await put('a/b', '1');
    await store.remove({ bucket, path: 'a/b' });
    expect(await readdir(join(folder, bucket))).toEqual([]);
  });

  test('survive concurrent writes into a folder that a removal is pruning', async () => {
    const paths = Array.from({ length: 40 }, (_, index) => `shared/${index}`);
    await Promise.all(
      paths.map(async (path) => {
        await put(path, path);
        await store.remove({ bucket, path });
        await put(path, path);
      }),
    );
    expect(await listed()).toEqual(paths.toSorted());
  });

  test('stay whole while some callers put a name and others remove it', async () => {
    const work = async (_: unknown, worker: number) => {
      for (let round = 0; round < 40; round += 1) {
        if (worker % 2 === 0) await put('deep/er/one', String(worker).repeat(2000));
        else await store.remove({ bucket, path: 'deep/er/one' });
        expect((await read('deep/er/one')) ?? '').toMatch(/^((\d)\2{1999})?$/);
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
  });
});

describe('bad names and foreign files', () => {
  test('a bad name is rejected and creates nothing, not even the store folder', async () => {
    await expect(put('a/../../outside', 'x')).rejects.toThrow(BadObjectName);
    await expect(readdir(folder)).rejects.toThrow(/ENOENT/);
  });

  test('a stray file or symlink does not become an object', async () => {
    await mkdir(join(folder, bucket), { recursive: true });
    await writeFile(join(folder, bucket, 'stray.txt'), 'x');
    await symlink('/etc', join(folder, bucket, 'etc'));
    expect(await listed()).toEqual([]);
  });

  test('a symlink is not followed, even to a valid object file', async () => {
    await put('true', 'x');
    await symlink(join(folder, bucket, 'true.o'), join(folder, bucket, 'link.o'));
    expect(await store.find({ bucket, path: 'link' })).toBeUndefined();
    expect(await listed()).toEqual(['true']);
  });

  test.each([
    ['no content', ''],
    ['no header line', 'x'.repeat(5000)],
    ['a truncated header line', '{"contentType":"image/we'],
    ['a header line without an etag', '{"contentType":"image/webp"}\nx'],
    ['a content type with a line break', '{"contentType":"a/b\\r\\nc: d","etag":"1"}\nx'],
  ])('a file that holds %s is reported, and hides no other object', async (_what, content) => {
    await put('good', 'x');
    await writeFile(join(folder, bucket, 'broken.o'), content);
    await expect(store.find({ bucket, path: 'broken' })).rejects.toThrow('is no object');
    expect(await listed()).toEqual(['good']);
  });

  test('a folder with the file name of an object is reported as broken', async () => {
    await mkdir(join(folder, bucket, 'folder.o'), { recursive: true });
    await expect(store.find({ bucket, path: 'folder' })).rejects.toThrow('is no object');
    expect(await listed()).toEqual([]);
  });
});

test('a content type that could break out of a header is rejected and leaves no draft', async () => {
  await put('b', 'x');
  for (const contentType of ['image/webp\r\nx: y', 'webp', '', `image/${'x'.repeat(200)}`]) {
    const object = { bytes: new Uint8Array(3), contentType };
    await expect(store.put({ bucket, path: 'a' }, object)).rejects.toThrow(/no content type/);
  }
  expect(await readdir(join(folder, '.drafts'))).toEqual([]);
});

test('the draft of a killed process is removed at a start once it is old', async () => {
  await put('a', 'x');
  const draft = join(folder, '.drafts', 'left-over');
  await writeFile(draft, 'half');
  await openDiskObjectStore(folder);
  expect(await readFile(draft, 'utf8')).toBe('half'); // another process may still be writing it
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(draft, longAgo, longAgo);
  await openDiskObjectStore(folder);
  expect(await readdir(join(folder, '.drafts'))).toEqual([]);
});
