import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';

const sqlRoot = fileURLToPath(new URL('../../database', import.meta.url));
let testDatabase: TestDatabase;
let root: string;

beforeAll(async () => {
  testDatabase = await startTestDatabase();
  root = join(await mkdtemp(join(tmpdir(), 'saffron-table-migrate-')), 'database');
  await cp(sqlRoot, root, { recursive: true });
});

afterAll(async () => {
  await testDatabase.close();
  await rm(join(root, '..'), { recursive: true });
});

test('a migrated database needs nothing more', async () => {
  expect(await migrate(testDatabase.url, root)).toEqual([]);
});

test('a logic file is applied again when it changes, and only then', async () => {
  await writeFile(join(root, 'functions', 'zz_probe.sql'), 'select 1;');
  expect(await migrate(testDatabase.url, root)).toEqual(['functions/zz_probe.sql']);
  await writeFile(join(root, 'functions', 'zz_probe.sql'), 'select 2;');
  expect(await migrate(testDatabase.url, root)).toEqual(['functions/zz_probe.sql']);
  expect(await migrate(testDatabase.url, root)).toEqual([]);
});

test('a new migration is applied once, and all logic after it', async () => {
  await writeFile(
    join(root, 'migrations', '9000_probe.sql'),
    'create table public.probe (id int);',
  );
  const applied = await migrate(testDatabase.url, root);
  expect(applied[0]).toBe('migrations/9000_probe.sql');
  expect(applied).toContain('functions/zz_probe.sql');
  expect(await migrate(testDatabase.url, root)).toEqual([]);
});

test('processes that start at once migrate once', async () => {
  await writeFile(
    join(root, 'migrations', '9001_probe.sql'),
    'create table public.probe_again (id int);',
  );
  const results = await Promise.all([1, 2, 3, 4].map(() => migrate(testDatabase.url, root)));
  expect(results.filter((applied) => applied.length > 0)).toHaveLength(1);
});

test('a frozen migration that changed is refused, and says what to do', async () => {
  await writeFile(
    join(root, 'migrations', '9001_probe.sql'),
    'create table public.other (id int);',
  );
  await expect(migrate(testDatabase.url, root)).rejects.toThrow(
    /9001_probe\.sql was changed after it had been applied.*new file with the next number/s,
  );
  await writeFile(
    join(root, 'migrations', '9001_probe.sql'),
    'create table public.probe_again (id int);',
  );
});

test('a statement that fails names its file and line, and leaves nothing behind', async () => {
  await writeFile(
    join(root, 'migrations', '9002_broken.sql'),
    'create table public.half (id int);\nselect nonsense;\n',
  );
  await expect(migrate(testDatabase.url, root)).rejects.toThrow('migrations/9002_broken.sql:2');
  const sql = postgres(testDatabase.url, { max: 1 });
  expect(await sql`select to_regclass('public.half') as half`).toEqual([{ half: null }]);
  await sql.end();
});
