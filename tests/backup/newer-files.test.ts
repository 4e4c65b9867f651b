import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  headerName,
  manifestName,
  sealName,
} from '#server/operations/backup/archive/archive-names.ts';
import { writeArchive } from '#server/operations/backup/archive/write-archive.ts';
import { checkFile } from '#server/operations/backup/check-file.ts';
import { makeBackup } from '#server/operations/backup/make-backup.ts';
import { type Manifest, printJson, sealOf } from '#server/operations/backup/manifest.ts';
import { restoreFile } from '#server/operations/backup/restore-file.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createEmptyDatabase, fileIn, makeFolder, openDisk, readRows, secret } from './kitchen.ts';

// Files as a later version may write them, sealed with our key.
let original: TestDatabase;
let folder: Awaited<ReturnType<typeof makeFolder>>;
let fresh: Awaited<ReturnType<typeof createEmptyDatabase>>;
let manifest: Manifest;
beforeAll(async () => {
  [original, folder, fresh] = await Promise.all([
    startTestDatabase(),
    makeFolder(),
    createEmptyDatabase(),
  ]);
  const objects = await openDisk(join(folder.path, 'objects'));
  const file = fileIn(folder.path);
  await makeBackup({ url: original.url, objects, secret, file, now: new Date() });
  manifest = await checkFile(file, secret);
});
afterAll(async () => {
  await Promise.all([original.close(), fresh.drop(), folder.remove()]);
});

async function tryToRestore(changes: Partial<Manifest>): Promise<string> {
  const changed = { ...manifest, ...changes, product: '99.1.0' };
  const file = fileIn(folder.path);
  await writeArchive(file, new Date(), async (writer) => {
    await writer.add(headerName, printJson(changed));
    const sums = { entries: writer.digest.count(), digest: writer.digest.value() };
    const last = printJson({ ...changed, ...sums });
    await writer.add(manifestName, last);
    await writer.add(sealName, Buffer.from(sealOf(secret, last)));
  });
  const objects = await openDisk(join(folder.path, 'never-used'));
  const said = await restoreFile({ url: fresh.url, objects, secret, file }).then(
    () => 'restored',
    (error: Error) => error.message.replace(file, 'FILE'),
  );
  expect(await readRows(fresh.url)).toEqual({});
  return said;
}

test('a file of a newer format is refused with the version that can read it', async () => {
  expect(await tryToRestore({ formatVersion: 2 })).toBe(
    'FILE was made by a newer version of Saffron Table (99.1.0): restore it with that one.',
  );
});

test('a file of a newer schema is refused with its unknown migrations', async () => {
  const migrations = [
    ...manifest.migrations,
    { path: 'migrations/9999_sous_vide.sql', checksum: 'x' },
  ];
  expect(await tryToRestore({ migrations })).toBe(
    'The backup was made by a newer version of Saffron Table (99.1.0, with migrations/9999_sous_vide.sql): restore it with that one.',
  );
});

test('a file with a different migration under the same name is refused', async () => {
  const [first, ...others] = manifest.migrations;
  const migrations = [{ path: first?.path ?? '', checksum: 'x' }, ...others];
  expect(await tryToRestore({ migrations })).toContain('was made with another database/');
});
