import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { connectDatabase } from '#server/database/database.ts';
import { ensureDatabase, openCluster } from '#server/database/embedded/cluster.ts';
import { migrate } from '#server/database/migrate.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';

const sqlRoot = fileURLToPath(new URL('../database', import.meta.url));

/** A migrated PostgreSQL of the measurement's own, in a folder that goes with it. */
export async function openDatabase() {
  const folder = await makeDataDirectory();
  const cluster = await openCluster(folder.path);
  await ensureDatabase(cluster, 'bench');
  const url = cluster.urlOf('bench');
  await migrate(url, sqlRoot);
  const owner = postgres(url, { max: 4, onnotice: () => {} });
  const database = connectDatabase(url, { poolSize: 10, statementTimeoutMs: 10_000 });
  async function close(): Promise<void> {
    await Promise.all([database.close(), owner.end({ timeout: 5 })]);
    await cluster.release();
    await folder.remove();
  }
  return { url, owner, database, folder: folder.path, close };
}
