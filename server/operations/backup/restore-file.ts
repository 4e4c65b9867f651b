import { checkServer } from '../../database/check-server.ts';
import { connectDatabase } from '../../database/database.ts';
import type { SecretKey } from '../../secret-key.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { adoptStore } from '../../storage/store-mark.ts';
import { checkFile } from './check-file.ts';
import type { Manifest } from './manifest.ts';
import { refuseUnlessEmpty } from './restore/empty-database.ts';
import { loadDatabase, refuseUnknownMigrations } from './restore/load-database.ts';
import { loadObjects } from './restore/load-objects.ts';
import { withSession } from './session.ts';

export type RestoreOptions = {
  /** A direct postgres:// URL (no pooler) of an empty database. */
  url: string;
  objects: ObjectStore;
  secret: SecretKey;
  file: string;
  say?: (sentence: string) => void;
};

export type Restored = {
  manifest: Manifest;
  /** False if the store belongs to another database: nothing is removed from it until an operator assigns it. */
  ownsStore: boolean;
};

async function lookIntoDatabase(url: string): Promise<void> {
  await withSession(url, async (session) => {
    await checkServer(session);
    await refuseUnlessEmpty(session);
  });
}

async function adopt(url: string, objects: ObjectStore): Promise<void> {
  const database = connectDatabase(url, { poolSize: 1, statementTimeoutMs: 10_000 });
  await adoptStore({ database, objects }).finally(() => database.close());
}

/**
 * Restores a backup: first the objects into the store, then all rows into the empty database, in one transaction. Nothing is written before
 * the whole file was read and verified. If the restore fails, the database stays empty. Objects that were already stored remain without a
 * row, and the next attempt reuses them.
 * @throws BackupProblem if the file or the database cannot be used
 */
export async function restoreFile(order: RestoreOptions): Promise<Restored> {
  const { url, objects, secret, file, say } = order;
  const manifest = await checkFile(file, secret);
  await refuseUnknownMigrations(manifest);
  await lookIntoDatabase(url);
  say?.(`The file is whole: it was made on ${manifest.madeAt} by version ${manifest.product}.`);
  const ownsStore = await loadObjects(objects, file, manifest);
  say?.(`${manifest.objects.count} pictures and other files are in their store.`);
  await loadDatabase({ url, file, manifest, say });
  if (ownsStore) await adopt(url, objects);
  return { manifest, ownsStore };
}
