import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import type { ObjectName, ObjectStore } from '#server/storage/object-store.ts';
import { openObjectStore } from '#server/storage/open-object-store.ts';
import { putMark, readMark } from '#server/storage/store-mark.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { copyObjects } from './copy-objects.ts';

let s3: S3Server;
let data: Awaited<ReturnType<typeof makeDataDirectory>>;
beforeAll(async () => {
  s3 = await startS3Server();
  data = await makeDataDirectory();
});
afterAll(() => Promise.all([s3.close(), data.remove()]));

const open = (variables: Record<string, string>) =>
  openObjectStore(
    readSettings(variables).objects,
    pino({ level: 'silent' }),
    new AbortController().signal,
  );
const onDisk = (place: string) => open({ DATA_DIR: join(data.path, place) });
const inS3 = (place: string) => open({ ...s3.variables, S3_PREFIX: place });

const put = (store: ObjectStore, path: string, text: string, bucket = 'recipe-pictures') =>
  store.put({ bucket, path }, { bytes: new TextEncoder().encode(text), contentType: 'image/webp' });

async function copy(from: ObjectStore, to: ObjectStore, isDryRun = false) {
  const copied: string[] = [];
  const onCopied = ({ bucket, path }: ObjectName) => copied.push(`${bucket}/${path}`);
  const { counts, problems } = await copyObjects({ from, to, isDryRun, onCopied });
  return { ...counts, problems, copied: copied.toSorted() };
}

describe('copying', () => {
  test('copies all objects to S3 once, and back unchanged', async () => {
    const [disk, bucket, other] = [await onDisk('one'), await inS3('one'), await onDisk('other')];
    const given = [
      await put(disk, 'house/one.webp', 'one'),
      await put(disk, 'house/ö +&.webp', 'two'),
      await put(disk, 'large.webp', 'large'.repeat(400_000)),
      await put(disk, 'empty', ''),
      await put(disk, 'a/b.png', 'face', 'avatars'),
    ];
    const all = [
      'avatars/a/b.png',
      'recipe-pictures/empty',
      'recipe-pictures/house/one.webp',
      'recipe-pictures/house/ö +&.webp',
      'recipe-pictures/large.webp',
    ];
    expect((await copy(disk, bucket, true)).copied).toEqual(all);
    expect(await bucket.listBuckets()).toEqual([]);
    expect(await copy(disk, bucket)).toEqual({
      copied: all,
      copiedBytes: 2_000_010,
      kept: 0,
      gone: 0,
      problems: [],
    });

    await put(disk, 'house/one.webp', 'changed');
    expect(await copy(disk, bucket)).toMatchObject({
      copied: ['recipe-pictures/house/one.webp'],
      kept: 4,
    });

    expect((await copy(bucket, other)).copied).toEqual(all);
    const back = await other.find({ bucket: 'recipe-pictures', path: 'house/ö +&.webp' });
    expect(back).toMatchObject({ etag: given[1]?.etag, sizeBytes: 3, contentType: 'image/webp' });
    expect(await copy(disk, other)).toMatchObject({ copied: [], kept: 5 });
  });

  test('reports a damaged object, does not copy it, and copies the rest', async () => {
    const [disk, bucket] = [await onDisk('damaged'), await inS3('damaged')];
    await put(disk, 'good.webp', 'good');
    await put(disk, 'bad.webp', 'bad');
    const file = join(data.path, 'damaged', 'objects', 'recipe-pictures', 'bad.webp.o');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/bad$/, 'BAD'));
    const { copied, problems } = await copy(disk, bucket);
    expect(copied).toEqual(['recipe-pictures/good.webp']);
    const name = { bucket: 'recipe-pictures', path: 'bad.webp' };
    expect(problems).toEqual([{ name, why: expect.stringContaining('it is damaged') }]);
    expect(await bucket.find(name)).toBeUndefined();
  });

  test('detects an object that arrives altered, and one that is deleted during the copy', async () => {
    const [disk, other] = [await onDisk('sent'), await onDisk('arrived')];
    await put(disk, 'a.webp', 'a');
    await put(disk, 'b.webp', 'b');
    const careless: ObjectStore = {
      ...other,
      put: (name, { contentType }) => other.put(name, { bytes: new Uint8Array(1), contentType }),
      find: async (name) => {
        const found = await other.find(name);
        return found && { ...found, sizeBytes: 0 };
      },
    };
    const fleeting: ObjectStore = {
      ...disk,
      read: async (name) => (name.path === 'b.webp' ? undefined : disk.read(name)),
    };
    expect(await copy(fleeting, careless)).toMatchObject({
      copied: [],
      gone: 1,
      problems: [{ name: { path: 'a.webp' }, why: 'what arrived is not what was sent' }],
    });
  });

  test('copies the owner mark to an empty store, and does not count it as an object', async () => {
    const [disk, bucket] = [await onDisk('marked'), await inS3('marked')];
    await putMark(disk, 'ours');
    await put(disk, 'a.webp', 'a');
    await copy(disk, bucket, true);
    expect(await readMark(bucket)).toBeUndefined();
    expect(await copy(disk, bucket)).toMatchObject({ copied: ['recipe-pictures/a.webp'], kept: 0 });
    expect(await readMark(bucket)).toBe('ours');
    expect(await copy(disk, bucket)).toMatchObject({ copied: [], kept: 1 });
    expect(await copy(bucket, await onDisk('marked-back'))).toMatchObject({ kept: 0, gone: 0 });
    expect(await readMark(await onDisk('marked-back'))).toBe('ours');
  });

  test('never marks a store that is not empty or that another database owns', async () => {
    const [disk, full, bucket] = [await onDisk('own'), await inS3('full'), await inS3('foreign')];
    await putMark(disk, 'ours');
    await put(disk, 'a.webp', 'a');
    await put(full, 'b.webp', 'b');
    expect(await copy(disk, full)).toMatchObject({ copied: ['recipe-pictures/a.webp'] });
    expect(await readMark(full)).toBeUndefined();

    await putMark(bucket, 'theirs');
    await expect(copy(disk, bucket)).rejects.toThrow('belong to different databases');
    expect(await bucket.listBuckets()).toEqual(['store-owner']);
    expect(await readMark(bucket)).toBe('theirs');
    expect(await copy(await onDisk('unmarked'), bucket)).toMatchObject({
      copied: [],
      problems: [],
    });
  });
});
