import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { manifestName, sealName } from '#server/operations/backup/archive/archive-names.ts';
import { readArchive } from '#server/operations/backup/archive/read-archive.ts';
import { writeArchive } from '#server/operations/backup/archive/write-archive.ts';
import { checkFile } from '#server/operations/backup/check-file.ts';
import { makeBackup } from '#server/operations/backup/make-backup.ts';
import { type Manifest, printJson, sealOf } from '#server/operations/backup/manifest.ts';
import { restoreFile } from '#server/operations/backup/restore-file.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type EveryRow, lossesBetween, readEveryRow } from '../upgrade/every-row.ts';
import { readHistory, readRecord, recordHistory } from '../upgrade/history.ts';
import { liveAt } from '../upgrade/live-at.ts';
import { migrateToStage } from '../upgrade/stage.ts';
import { createEmptyDatabase, fileIn, makeFolder, openDisk, readRows, secret } from './kitchen.ts';

// A database from before the baseline, and the backup file that a build of that time made of it.

let original: TestDatabase;
let rows: EveryRow;
let atBaseline: Manifest['migrations'];
let history: Manifest['migrations'];
let folder: Awaited<ReturnType<typeof makeFolder>>;
let fresh: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeAll(async () => {
  folder = await makeFolder();
  original = await startTestDatabase(undefined, 'template0');
  await migrateToStage(original.url, '0040');
  await liveAt(original.owner, '0040');
  rows = await readEveryRow(original.owner);
  atBaseline = await readRecord(original.owner);
  history = await readHistory();
  await recordHistory(original.owner, history);
});
beforeEach(async () => {
  fresh = await createEmptyDatabase();
});
afterEach(() => fresh.drop());
afterAll(async () => {
  await original.close();
  await folder.remove();
});

async function backUp(): Promise<string> {
  const file = fileIn(folder.path);
  const objects = await openDisk(join(folder.path, 'objects'));
  await makeBackup({ url: original.url, objects, secret, file, now: new Date() });
  return file;
}

/** Returns a copy of the file as a build that recorded these migrations would have written it. */
async function writtenWith(file: string, migrations: Manifest['migrations']): Promise<string> {
  const manifest = printJson({ ...(await checkFile(file, secret)), migrations });
  const copy = fileIn(folder.path);
  await writeArchive(copy, new Date(), async (writer) => {
    for await (const entry of readArchive(file)) {
      const bytes: Buffer[] = [];
      for await (const chunk of entry.body) bytes.push(chunk);
      if ([manifestName, sealName].includes(entry.name)) continue;
      await writer.add(entry.name, Buffer.concat(bytes), entry.contentType);
    }
    await writer.add(manifestName, manifest);
    await writer.add(sealName, Buffer.from(sealOf(secret, manifest)));
  });
  return copy;
}

async function restore(file: string): Promise<void> {
  const objects = await openDisk(join(folder.path, 'objects'));
  await restoreFile({ url: fresh.url, objects, secret, file });
}

async function expectEveryRow(): Promise<void> {
  const sql = postgres(fresh.url, { max: 1, onnotice: () => {} });
  try {
    expect(lossesBetween(rows, await readEveryRow(sql))).toEqual([]);
    expect(await readRecord(sql)).toEqual(expect.arrayContaining(atBaseline));
  } finally {
    await sql.end();
  }
}

test('a database from before the baseline is backed up as one at the baseline', async () => {
  const file = await backUp();
  const { migrations, newestMigration } = await checkFile(file, secret);
  expect(migrations).toEqual(atBaseline);
  expect(newestMigration).toBe(atBaseline.at(-1)?.path);
  await restore(file);
  await expectEveryRow();
});

test('a file that names all migrations from before the baseline is restored', async () => {
  const catalogue = atBaseline.filter(({ path }) => path.startsWith('catalogue/'));
  await restore(await writtenWith(await backUp(), [...catalogue, ...history]));
  await expectEveryRow();
});

test('a file that names only some of them is refused before anything is written', async () => {
  const some = history.filter(({ path }) => path < 'migrations/0036');
  const file = await writtenWith(await backUp(), some);
  await expect(restore(file)).rejects.toThrow(
    'The backup comes from before the first release and does not have all migrations of that time, or has altered ones (the newest is migrations/0035_object_store.sql). ' +
      'Restore it with the last build that has database/migrations/0040_ended_sign_ins.sql, start that, and then this one on the same data.',
  );
  expect(await readRows(fresh.url)).toEqual({});
});

test('a database that has only some of them is not backed up', async () => {
  const gone = 'migrations/0034_storage.sql';
  await original.owner`delete from private.migrations where path = ${gone}`;
  await expect(backUp()).rejects.toThrow(
    'This database comes from before the first release, and its schema is not known here (its newest migration is migrations/0040_ended_sign_ins.sql): back it up with the build that it belongs to.',
  );
});
