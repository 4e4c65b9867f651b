import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { ensureDatabase } from '#server/database/embedded/cluster.ts';
import { migrate } from '#server/database/migrate.ts';
import { olderVersions, openPostgresql } from '#tests/support/older-postgresql.ts';

const sqlRoot = fileURLToPath(new URL('../../database', import.meta.url));

describe.each(olderVersions)('PostgreSQL %i', (version) => {
  test('is that version, and is migrated from nothing', async () => {
    const cluster = await openPostgresql(version);
    try {
      await ensureDatabase(cluster, 'saffron');
      const url = cluster.urlOf('saffron');
      const applied = await migrate(url, sqlRoot);
      expect(applied).toContain('policies/recipes.sql');
      const sql = postgres(url, { max: 1, onnotice: () => {} });
      const [row] = await sql`select current_setting('server_version_num')::int / 10000 as version`;
      await sql.end();
      expect(row).toEqual({ version });
    } finally {
      await cluster.close();
    }
  });
});
