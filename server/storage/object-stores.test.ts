import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { ApiError } from '../errors.ts';
import { readSettings } from '../settings/settings.ts';
import { BadObjectName, type ObjectName, type ObjectStore } from './object-store.ts';
import { openObjectStore } from './open-object-store.ts';

const folder = join(tmpdir(), `objects-${randomUUID()}`);
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a store that holds nothing yet. */
type Open = (place: string) => Promise<ObjectStore>;
const openWith = (variables: Record<string, string>) => {
  const log = pino({ level: 'silent' });
  return openObjectStore(readSettings(variables).objects, log, new AbortController().signal);
};
const onDisk: Open = (place) => openWith({ DATA_DIR: join(folder, place) });
const onS3: Open = (place) => openWith({ ...s3.variables, S3_PREFIX: place });

const bucket = 'recipe-pictures';
const contentType = 'image/webp';

/** Removes an object; retries like a user, because the S3 test server fails with InternalError when a file disappears while it reads it. */
async function removeInRace(store: ObjectStore, name: ObjectName): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await store.remove(name);
      return;
    } catch (error) {
      const isStumble = error instanceof ApiError && error.code === 'storage_unavailable';
      if (!isStumble || tries === 5) throw error;
    }
  }
}

function handlesOf(store: ObjectStore) {
  return {
    put: (path: string, text: string) =>
      store.put({ bucket, path }, { bytes: new TextEncoder().encode(text), contentType }),
    read: async (path: string, range?: { start: number; end: number }) => {
      const object = await store.read({ bucket, path }, range);
      return object && new Response(object.body).text();
    },
    listed: async (prefix?: string) =>
      (await Array.fromAsync(store.list(bucket, prefix))).map(({ path }) => path).toSorted(),
  };
}

describe.each([
  ['disk', onDisk],
  ['S3', onS3],
] as const)('objects on %s', (_where, open) => {
  test('are read back as they were put, with type, size and etag', async () => {
    const store = await open('back');
    const { put, read } = handlesOf(store);
    const path = 'one/a picture (1)+ö%20.webp';
    const beganMs = Date.now();
    const given = await put(path, 'PIXELS');
    expect(given).toMatchObject({
      contentType,
      sizeBytes: 6,
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
    const found = await store.find({ bucket, path });
    expect(found).toEqual({ ...given, modifiedAt: expect.any(Date) });
    // A store may return whole seconds only, and the kernel's file times lag behind the clock by some milliseconds.
    for (const { modifiedAt } of [given, found ?? given]) {
      expect(modifiedAt.getTime()).toBeGreaterThan(beganMs - 2000);
      expect(modifiedAt.getTime()).toBeLessThanOrEqual(Date.now());
    }
    expect(await read(path)).toBe('PIXELS');
    const part = await store.read({ bucket, path }, { start: 1, end: 3 });
    expect(await new Response(part?.body).text()).toBe('IXE');
    expect(part).toMatchObject({ sizeBytes: 6, etag: given.etag, contentType });
    const again = await open('back');
    expect(await again.find({ bucket, path })).toEqual(found);
  });

  test('may be empty, and may hold any bytes', async () => {
    const store = await open('anything');
    const { put, read } = handlesOf(store);
    await put('empty', '');
    expect(await read('empty')).toBe('');
    expect((await store.find({ bucket, path: 'empty' }))?.sizeBytes).toBe(0);
    await put('lines', '{"contentType":"text/html"}\nbody');
    expect(await store.find({ bucket, path: 'lines' })).toMatchObject({ contentType });
    expect(await read('lines')).toBe('{"contentType":"text/html"}\nbody');
  });

  test('are streamed when large, in whole and in part', async () => {
    const store = await open('large');
    const bytes = new Uint8Array(3_000_000).map((_, index) => index % 251);
    await store.put({ bucket, path: 'large' }, { bytes, contentType });
    const whole = await store.read({ bucket, path: 'large' });
    expect(Buffer.from(await new Response(whole?.body).arrayBuffer()).equals(bytes)).toBe(true);
    const range = { start: 1_000_000, end: 2_900_000 };
    const part = await store.read({ bucket, path: 'large' }, range);
    const expected = bytes.slice(range.start, range.end + 1);
    expect(Buffer.from(await new Response(part?.body).arrayBuffer()).equals(expected)).toBe(true);
    const left = await store.read({ bucket, path: 'large' });
    await left?.body.cancel(); // a client that disconnects does not block the next read
    expect((await store.find({ bucket, path: 'large' }))?.sizeBytes).toBe(3_000_000);
  });

  test('return the existing part of a range that extends past their end', async () => {
    const { put, read } = handlesOf(await open('ranges'));
    await put('a', '0123');
    expect(await read('a', { start: 2, end: 99 })).toBe('23');
    expect(await read('a', { start: 4, end: 9 })).toBe('');
    expect(await read('none', { start: 0, end: 9 })).toBeUndefined();
  });

  test('are replaced atomically: a running read gets the whole old object', async () => {
    const store = await open('replaced');
    const { put, read } = handlesOf(store);
    const { etag: oldTag } = await put('a', 'old'.repeat(500_000));
    const old = await store.read({ bucket, path: 'a' });
    const { etag } = await put('a', 'new');
    expect(await new Response(old?.body).text()).toBe('old'.repeat(500_000));
    expect(old?.etag).toBe(oldTag);
    expect(await read('a')).toBe('new');
    expect(oldTag).not.toBe(etag);
  });

  test('are not found if they were never put, or were removed', async () => {
    const store = await open('gone');
    const { put, read } = handlesOf(store);
    expect(await store.find({ bucket, path: 'a' })).toBeUndefined();
    expect(await read('a/b')).toBeUndefined();
    await put('a/b', '1');
    expect(await store.remove({ bucket, path: 'a/b' })).toBe(true);
    expect(await store.remove({ bucket, path: 'a/b' })).toBe(false);
    expect(await read('a/b')).toBeUndefined();
    expect(await store.listBuckets()).not.toContain('other');
  });

  test('are listed by path prefix; an object may have the name of a folder', async () => {
    const store = await open('listed');
    const { put, read, listed } = handlesOf(store);
    const paths = ['%2e%2e', '.hidden', 'a', 'a/b', 'a/ö ß+&<.webp', 'b/c/d'];
    for (const path of paths) await put(path, path);
    expect(await listed()).toEqual(paths);
    expect(await listed('a/')).toEqual(['a/b', 'a/ö ß+&<.webp']);
    expect(await listed('a')).toEqual(['a', 'a/b', 'a/ö ß+&<.webp']);
    expect(await listed('a/ö')).toEqual(['a/ö ß+&<.webp']);
    expect(await listed('../')).toEqual([]);
    for (const path of await listed()) expect(await read(path)).toBe(path);
    expect(await Array.fromAsync(store.list('no-such-bucket'))).toEqual([]);
    expect(await Array.fromAsync(store.list('../..'))).toEqual([]);
    expect(await Array.fromAsync(store.list('recipe'))).toEqual([]);
    const [{ sizeBytes, modifiedAt } = {}] = await Array.fromAsync(store.list(bucket, 'b/'));
    expect([sizeBytes, modifiedAt]).toEqual([5, expect.any(Date)]);
  });

  test('belong to buckets, which can be listed', async () => {
    const store = await open('buckets');
    expect(await store.listBuckets()).toEqual([]);
    for (const name of ['avatars', 'recipe-pictures']) {
      await store.put({ bucket: name, path: 'a/b' }, { bytes: new Uint8Array(1), contentType });
    }
    expect((await store.listBuckets()).toSorted()).toEqual(['avatars', 'recipe-pictures']);
    await expect(store.ping()).resolves.toBeUndefined();
  });

  test('stay whole while some callers put a name and others remove it', async () => {
    const store = await open('raced');
    const { put, read } = handlesOf(store);
    const work = async (_: unknown, worker: number) => {
      for (let round = 0; round < 12; round += 1) {
        if (worker % 2 === 0) await put('deep/er/one', String(worker).repeat(2000));
        else await removeInRace(store, { bucket, path: 'deep/er/one' });
        expect((await read('deep/er/one')) ?? '').toMatch(/^((\d)\2{1999})?$/);
      }
    };
    await Promise.all(Array.from({ length: 6 }, work));
  });

  test.each([
    '../outside',
    'a/../../outside',
    '..',
    '.',
    'a/./b',
    '/etc/passwd',
    'a//b',
    '',
    'a/',
    'a\\..\\b',
    'a\u0000b',
    'a\nb',
    '\ud800',
    'x'.repeat(300),
    `${'a/'.repeat(360)}b`,
  ])('cannot have the name %j', async (path) => {
    const store = await open('names');
    const { put } = handlesOf(store);
    await expect(put(path, 'x')).rejects.toThrow(BadObjectName);
    expect(await store.find({ bucket, path })).toBeUndefined();
    expect(await store.read({ bucket, path })).toBeUndefined();
    expect(await store.remove({ bucket, path })).toBe(false);
    expect(await store.listBuckets()).toEqual([]);
  });

  test.each(['..', '.drafts', 'A', 'a/b', 'a.b', ''])('cannot be in bucket %j', async (name) => {
    const store = await open('names');
    const bad = { bucket: name, path: 'x' };
    await expect(store.put(bad, { bytes: new Uint8Array(), contentType })).rejects.toThrow(
      BadObjectName,
    );
    expect(await store.find(bad)).toBeUndefined();
  });

  test('cannot have a content type that could break out of a header', async () => {
    const store = await open('types');
    for (const type of ['image/webp\r\nx: y', 'webp', '', `image/${'x'.repeat(200)}`]) {
      const object = { bytes: new Uint8Array(3), contentType: type };
      await expect(store.put({ bucket, path: 'a' }, object)).rejects.toThrow(/no content type/);
    }
    expect(await store.listBuckets()).toEqual([]);
  });
});

test('the same bytes have the same etag in both stores, so that a move keeps it', async () => {
  const stores = await Promise.all([onDisk('tags'), onS3('tags')]);
  const tags = await Promise.all(
    stores.map(async (store) => (await handlesOf(store).put('a', 'PIXELS')).etag),
  );
  expect(tags[0]).toBe(tags[1]);
});
