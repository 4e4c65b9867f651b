// npm run types: writes contract/database.ts from a freshly migrated database, in the shape of the official
// client's type parameter. `-- --check` only reports whether the file is up to date.
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { ensureDatabase, openCluster } from '#server/database/embedded/cluster.ts';
import { migrate } from '#server/database/migrate.ts';
import { printDatabaseTypes } from './database-types/print-types.ts';
import { readExposedSchema } from './database-types/read-schema.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'contract', 'database.ts');

async function generate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saffron-table-types-'));
  await chmod(folder, 0o755); // PostgreSQL's system account needs access
  const cluster = await openCluster(folder);
  try {
    await ensureDatabase(cluster, 'saffron');
    const url = cluster.urlOf('saffron');
    await migrate(url, join(root, 'database'));
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    const schema = await readExposedSchema(sql);
    await sql.end();
    return printDatabaseTypes(schema);
  } finally {
    await cluster.release();
    await rm(folder, { recursive: true, force: true });
  }
}

const text = await generate();
if (process.argv.includes('--check')) {
  const present = await readFile(target, 'utf8').catch(() => '');
  if (present !== text) {
    process.stderr.write('contract/database.ts is not that of the database. Run: npm run types\n');
    process.exitCode = 1;
  }
} else {
  await writeFile(target, text);
}
