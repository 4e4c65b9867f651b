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

  test('many at once, some in a folder that is just being emptied', async () => {
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

  test('one name, put by some while others take it away: each comes through, and whole', async () => {
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

describe('no name leads out of the folder', () => {
  test('for a bad one nothing is made, not even the folder', async () => {
    await expect(put('a/../../outside', 'x')).rejects.toThrow(BadObjectName);
    await expect(readdir(folder)).rejects.toThrow(/ENOENT/);
  });

  test('nor does a file that somebody else laid there become an object', async () => {
    await mkdir(join(folder, bucket), { recursive: true });
    await writeFile(join(folder, bucket, 'stray.txt'), 'x');
    await symlink('/etc', join(folder, bucket, 'etc'));
    expect(await listed()).toEqual([]);
  });

  test('a link leads nowhere, even to what looks like an object', async () => {
    await put('true', 'x');
    await symlink(join(folder, bucket, 'true.o'), join(folder, bucket, 'link.o'));
    expect(await store.find({ bucket, path: 'link' })).toBeUndefined();
    expect(await listed()).toEqual(['true']);
  });

  test.each([
    ['nothing', ''],
    ['no first line', 'x'.repeat(5000)],
    ['half a first line', '{"contentType":"image/we'],
    ['a first line of another kind', '{"contentType":"image/webp"}\nx'],
    ['a type that breaks out of its header', '{"contentType":"a/b\\r\\nc: d","etag":"1"}\nx'],
  ])('a file that holds %s is said to be broken, and hides no other', async (_what, content) => {
    await put('good', 'x');
    await writeFile(join(folder, bucket, 'broken.o'), content);
    await expect(store.find({ bucket, path: 'broken' })).rejects.toThrow('is no object');
    expect(await listed()).toEqual(['good']);
  });

  test('nor does a folder under the name of an object', async () => {
    await mkdir(join(folder, bucket, 'folder.o'), { recursive: true });
    await expect(store.find({ bucket, path: 'folder' })).rejects.toThrow('is no object');
    expect(await listed()).toEqual([]);
  });
});

test('a content type that could break out of a header is refused, and leaves nothing behind', async () => {
  await put('b', 'x');
  for (const contentType of ['image/webp\r\nx: y', 'webp', '', `image/${'x'.repeat(200)}`]) {
    const object = { bytes: new Uint8Array(3), contentType };
    await expect(store.put({ bucket, path: 'a' }, object)).rejects.toThrow(/no content type/);
  }
  expect(await readdir(join(folder, '.drafts'))).toEqual([]);
});

test('what a killed process left half written is swept at the next start, and never seen', async () => {
  await put('a', 'x');
  const draft = join(folder, '.drafts', 'left-over');
  await writeFile(draft, 'half');
  await openDiskObjectStore(folder);
  expect(await readFile(draft, 'utf8')).toBe('half'); // it may be written this moment
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(draft, longAgo, longAgo);
  await openDiskObjectStore(folder);
  expect(await readdir(join(folder, '.drafts'))).toEqual([]);
});
