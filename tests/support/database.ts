import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '#server/database/database.ts';

export type TestDatabase = {
  database: Database;
  url: string;
  /** A connection as the owner, past every rule: to set a scene and to look behind the curtain. */
  owner: postgres.Sql;
  close(): Promise<void>;
};

/**
 * A fresh, migrated database of one's own. Close it in afterAll: it is dropped then.
 * @param clusterUrl on which PostgreSQL, as `openTestCluster` gives it: this run's unless given
 * @param template what it is copied from: template0 is empty
 */
export async function startTestDatabase(
  clusterUrl = inject('clusterUrl'),
  template: 'saffron_template' | 'template0' = 'saffron_template',
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const cluster = postgres(clusterUrl.replace('DATABASE', 'postgres'), {
    max: 1,
    onnotice: () => {},
  });
  // Copied as files: a tenth of the processor's time of copying it page by page through the log.
  await cluster.unsafe(`create database ${name} template ${template} strategy file_copy`);
  const url = clusterUrl.replace('DATABASE', name);
  const owner = postgres(url, { max: 4, onnotice: () => {} });
  const database = connectDatabase(url, { poolSize: 10, statementTimeoutMs: 10_000 });
  return {
    database,
    url,
    owner,
    async close() {
      await Promise.all([database.close(), owner.end({ timeout: 5 })]);
      await cluster.unsafe(`drop database ${name} with (force)`);
      await cluster.end({ timeout: 5 });
    },
  };
}
