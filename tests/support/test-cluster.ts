import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { ensureDatabase } from '#server/database/embedded/cluster.ts';
import { migrate } from '#server/database/migrate.ts';
import { type OlderVersion, openPostgresql } from './older-postgresql.ts';

const sqlRoot = fileURLToPath(new URL('../../database', import.meta.url));

/**
 * Turns off waiting for the disk: tests copy hundreds of databases that are not needed after the run. A killed process loses no data this way;
 * only a power loss does.
 */
async function hurry(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await sql.unsafe(`alter system set ${setting} = off`);
  }
  await sql`select pg_reload_conf()`;
  await sql.end({ timeout: 5 });
}

/** Opens a real PostgreSQL for tests, with a migrated template database that each test database is copied from. */
export async function openTestCluster(
  version?: OlderVersion,
): Promise<{ clusterUrl: string; close(): Promise<void> }> {
  const cluster = await openPostgresql(version);
  await hurry(cluster.urlOf('postgres'));
  await ensureDatabase(cluster, 'saffron_template');
  await migrate(cluster.urlOf('saffron_template'), sqlRoot);
  return { clusterUrl: cluster.urlOf('DATABASE'), close: cluster.close };
}
