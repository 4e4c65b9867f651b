import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { makeBackup } from '#server/operations/backup/make-backup.ts';
import { restoreFile } from '#server/operations/backup/restore-file.ts';
import { readSettings } from '#server/settings/settings.ts';
import { openObjectStore } from '#server/storage/open-object-store.ts';
import { startTestDatabase } from '#tests/support/database.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import {
  createEmptyDatabase,
  fileIn,
  fillKitchen,
  makeFolder,
  openDisk,
  readRows,
  readStore,
  secret,
} from './kitchen.ts';

const never = new AbortController().signal;

/** Returns the objects without their tags, which depend on the store. */
const withoutTags = (held: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(held).map(([name, said]) => [name, said.replace(/ "[^"]*"/, '')]),
  );

test('objects from a disk are restored into S3, and from there back onto a disk', async () => {
  const [original, folder, s3] = await Promise.all([
    startTestDatabase(),
    makeFolder(),
    startS3Server(),
  ]);
  const elsewhere = await createEmptyDatabase();
  const back = await createEmptyDatabase();
  try {
    const disk = await openDisk(join(folder.path, 'objects'));
    await fillKitchen(original.owner, disk);
    const { objects: settings } = readSettings({ DATA_DIR: folder.path, ...s3.variables });
    const remote = await openObjectStore(settings, pino({ level: 'silent' }), never);
    const now = new Date();
    const toS3 = fileIn(folder.path);
    await makeBackup({ url: original.url, objects: disk, secret, file: toS3, now });
    const there = { url: elsewhere.url, objects: remote, secret };
    expect((await restoreFile({ ...there, file: toS3 })).ownsStore).toBe(true);
    expect(await readRows(elsewhere.url)).toEqual(await readRows(original.url));
    const wanted = withoutTags(await readStore(disk));
    expect(Object.keys(wanted).length).toBeGreaterThan(3);
    expect(withoutTags(await readStore(remote))).toEqual(wanted);

    const toDisk = fileIn(folder.path);
    const { manifest } = await makeBackup({ ...there, file: toDisk, now });
    expect(manifest.objects).toMatchObject({ missing: 0, damaged: 0 });
    const again = await openDisk(join(folder.path, 'again'));
    await restoreFile({ url: back.url, objects: again, secret, file: toDisk });
    expect(withoutTags(await readStore(again))).toEqual(wanted);
    expect(await readRows(back.url)).toEqual(await readRows(elsewhere.url));
  } finally {
    await Promise.all([original.close(), elsewhere.drop(), back.drop(), s3.close()]);
    await folder.remove();
  }
});
