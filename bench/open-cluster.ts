import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { ensureDatabase, openCluster } from '#server/database/embedded/cluster.ts';
import { migrate } from '#server/database/migrate.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { ended } from './leave-nothing.ts';

const sqlRoot = fileURLToPath(new URL('../database', import.meta.url));

/** Starts a PostgreSQL for the measurement alone, to which it can add as many databases as it compares. */
export async function openBenchCluster() {
  const folder = await makeDataDirectory();
  const removeFolder = ended(folder.remove);
  const cluster = await openCluster(folder.path);
  const close = ended(async () => {
    await cluster.release();
    await removeFolder();
  });
  return {
    folder: folder.path,
    /** Creates a migrated database. @returns its URL */
    async addDatabase(name: string): Promise<string> {
      await ensureDatabase(cluster, name);
      await migrate(cluster.urlOf(name), sqlRoot);
      return cluster.urlOf(name);
    },
    /** Copies a database, which must have no open connections. @returns the URL of the copy */
    async copyDatabase(from: string, name: string): Promise<string> {
      const sql = postgres(cluster.urlOf('postgres'), { max: 1, onnotice: () => {} });
      await sql.unsafe(`create database "${name}" template "${from}"`);
      await sql.end();
      return cluster.urlOf(name);
    },
    close,
  };
}
