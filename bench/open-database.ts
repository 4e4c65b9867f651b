import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { connectDatabase } from '#server/database/database.ts';
import { ensureDatabase, openCluster } from '#server/database/embedded/cluster.ts';
import { migrate } from '#server/database/migrate.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { ended } from './leave-nothing.ts';

const sqlRoot = fileURLToPath(new URL('../database', import.meta.url));

/** Starts a migrated PostgreSQL for the measurement alone, in a folder that `close` removes. */
export async function openDatabase() {
  const folder = await makeDataDirectory();
  const removeFolder = ended(folder.remove);
  const cluster = await openCluster(folder.path);
  const stopCluster = ended(async () => {
    await cluster.release();
    await removeFolder();
  });
  await ensureDatabase(cluster, 'bench');
  const url = cluster.urlOf('bench');
  await migrate(url, sqlRoot);
  const owner = postgres(url, { max: 4, onnotice: () => {} });
  const database = connectDatabase(url, { poolSize: 10, statementTimeoutMs: 10_000 });
  const close = ended(async () => {
    await Promise.all([database.close(), owner.end({ timeout: 5 })]);
    await stopCluster();
  });
  return { url, owner, database, folder: folder.path, close };
}
