import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '#server/operations/backup/make-backup.ts';
import { restoreFile } from '#server/operations/backup/restore-file.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { readMark } from '#server/storage/store-mark.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import {
  createEmptyDatabase,
  openDisk,
  openOriginal,
  readRows,
  readRules,
  readStore,
  secret,
} from './kitchen.ts';

let original: TestDatabase;
let folder: Awaited<ReturnType<typeof openOriginal>>['folder'];
let objects: ObjectStore;
let file: string;
beforeAll(async () => {
  ({ original, folder, objects, file } = await openOriginal());
});
afterAll(async () => {
  await original.close();
  await folder.remove();
});

test('every row and every byte of an object is restored', async () => {
  const said: string[] = [];
  const say = (sentence: string) => said.push(sentence);
  const { manifest } = await makeBackup({
    url: original.url,
    objects,
    secret,
    file,
    now: new Date(),
    say,
  });
  expect(manifest.objects).toMatchObject({ missing: 0, damaged: 0 });
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const fresh = await createEmptyDatabase();
  try {
    const store = await openDisk(join(folder.path, 'restored'));
    const { ownsStore } = await restoreFile({ url: fresh.url, objects: store, secret, file, say });
    expect(await readRows(fresh.url)).toEqual(await readRows(original.url));
    expect(await readRules(fresh.url)).toEqual(await readRules(original.url));
    expect(await readStore(store)).toEqual(await readStore(objects));
    expect(Object.keys(await readStore(store)).length).toBeGreaterThan(3);
    expect(ownsStore).toBe(true);
    expect(await readMark(store)).not.toMatch(/^restore/);
  } finally {
    await fresh.drop();
  }
});
