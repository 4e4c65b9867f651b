import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { ensureDatabase } from '#server/database/embedded/cluster.ts';
import { migrate } from '#server/database/migrate.ts';
import { openPostgresql, versionAskedFor } from './older-postgresql.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the cluster of this run, with `DATABASE` where a database's name belongs. */
    clusterUrl: string;
  }
}

const sqlRoot = fileURLToPath(new URL('../../database', import.meta.url));
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/**
 * Tests copy hundreds of databases that nobody misses after the run: their PostgreSQL does not wait for the disk. A killed
 * process loses nothing by it, only a machine that loses its power does.
 */
async function hurry(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await sql.unsafe(`alter system set ${setting} = off`);
  }
  await sql`select pg_reload_conf()`;
  await sql.end({ timeout: 5 });
}

/** One real PostgreSQL for a whole test run, with a migrated template that each test file's database is copied from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Servers and commands that the tests start read the same sources again and again: Node keeps what it made of them.
  process.env.NODE_COMPILE_CACHE ??= compileCache;
  const cluster = await openPostgresql(versionAskedFor());
  await hurry(cluster.urlOf('postgres'));
  await ensureDatabase(cluster, 'saffron_template');
  await migrate(cluster.urlOf('saffron_template'), sqlRoot);
  project.provide('clusterUrl', cluster.urlOf('DATABASE'));
  return () => cluster.close();
}
