import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/database.ts';
import { ensureDatabase } from '#server/database/embedded/cluster.ts';
import { makeBackup } from '#server/operations/backup/make-backup.ts';
import { restoreFile } from '#server/operations/backup/restore-file.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { olderVersions, openPostgresql } from '#tests/support/older-postgresql.ts';
import {
  createEmptyDatabase,
  fileIn,
  openDisk,
  openOriginal,
  readRows,
  readStore,
  secret,
} from './kitchen.ts';

let original: TestDatabase;
let folder: Awaited<ReturnType<typeof openOriginal>>['folder'];
let objects: ObjectStore;
let file: string;
beforeAll(async () => {
  ({ original, folder, objects, file } = await openOriginal());
  await makeBackup({ url: original.url, objects, secret, file, now: new Date() });
});
afterAll(async () => {
  await original.close();
  await folder.remove();
});

/** Creates the account that managed PostgreSQL provides: it may create roles and databases, and is not a superuser. */
async function makeOperator(url: string): Promise<string> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(`create role operator login createrole createdb password 'operator'`);
  await sql.unsafe('alter database saffron owner to operator');
  await sql.end();
  const address = new URL(url);
  [address.username, address.password] = ['operator', 'operator'];
  return address.href;
}

describe.each(olderVersions)('PostgreSQL %i', (version) => {
  test('restores a backup of 18 as a non-superuser, serves it, and restores back into 18', async () => {
    const cluster = await openPostgresql(version);
    const back = await createEmptyDatabase();
    try {
      await ensureDatabase(cluster, 'saffron');
      const url = await makeOperator(cluster.urlOf('saffron'));
      const objects = await openDisk(join(folder.path, `objects-${version}`));
      const { manifest } = await restoreFile({ url, objects, secret, file });
      expect(manifest.postgresql).toMatch(/^18/);
      const rows = await readRows(original.url);
      expect(await readRows(url)).toEqual(rows);

      const database = connectDatabase(url, { poolSize: 2, statementTimeoutMs: 10_000 });
      const [row] = await database.asService(
        (sql) => sql`select count(*)::int as count from public.recipes`,
      );
      await database.close();
      expect(row?.count).toBeGreaterThan(0);

      const again = fileIn(folder.path);
      await makeBackup({ url, objects, secret, file: again, now: new Date() });
      const store = await openDisk(join(folder.path, `back-${version}`));
      const restored = await restoreFile({ url: back.url, objects: store, secret, file: again });
      expect(restored.manifest.postgresql).toMatch(new RegExp(`^${version}`));
      expect(await readRows(back.url)).toEqual(rows);
      expect(await readStore(store)).toEqual(await readStore(objects));
    } finally {
      await back.drop();
      await cluster.close();
    }
  });
});
