import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
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

test('applies nothing to a database that is up to date', async () => {
  expect(await migrate(testDatabase.url, root)).toEqual([]);
});

test('a logic file is applied again when it changes, and only then', async () => {
  await writeFile(join(root, 'functions', 'zz_probe.sql'), 'select 1;');
  expect(await migrate(testDatabase.url, root)).toEqual(['functions/zz_probe.sql']);
  await writeFile(join(root, 'functions', 'zz_probe.sql'), 'select 2;');
  expect(await migrate(testDatabase.url, root)).toEqual(['functions/zz_probe.sql']);
  expect(await migrate(testDatabase.url, root)).toEqual([]);
});

test('a new migration is applied once, followed by all logic files', async () => {
  await writeFile(
    join(root, 'migrations', '9000_probe.sql'),
    'create table public.probe (id int);',
  );
  const applied = await migrate(testDatabase.url, root);
  expect(applied[0]).toBe('migrations/9000_probe.sql');
  expect(applied).toContain('functions/zz_probe.sql');
  expect(await migrate(testDatabase.url, root)).toEqual([]);
});

test('only one of several processes that start at once migrates', async () => {
  await writeFile(
    join(root, 'migrations', '9001_probe.sql'),
    'create table public.probe_again (id int);',
  );
  const results = await Promise.all([1, 2, 3, 4].map(() => migrate(testDatabase.url, root)));
  expect(results.filter((applied) => applied.length > 0)).toHaveLength(1);
});

test('rejects an applied migration that was changed, and says what to do', async () => {
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

test('reports a failing statement with file and line, and rolls it back', async () => {
  await writeFile(
    join(root, 'migrations', '9002_broken.sql'),
    'create table public.half (id int);\nselect nonsense;\n',
  );
  await expect(migrate(testDatabase.url, root)).rejects.toThrow('migrations/9002_broken.sql:2');
  const sql = postgres(testDatabase.url, { max: 1 });
  expect(await sql`select to_regclass('public.half') as half`).toEqual([{ half: null }]);
  await sql.end();
});

test('rejects a database that a newer build has migrated, and leaves it unchanged', async () => {
  await unlink(join(root, 'migrations', '9002_broken.sql'));
  await unlink(join(root, 'migrations', '9001_probe.sql'));
  await writeFile(join(root, 'functions', 'zz_probe.sql'), 'create table public.older (id int);');
  await expect(migrate(testDatabase.url, root)).rejects.toThrow(
    /newer than this build.*migrations\/9001_probe\.sql had been applied.*Nothing was changed/s,
  );
  const sql = postgres(testDatabase.url, { max: 1 });
  expect(await sql`select to_regclass('public.older') as older`).toEqual([{ older: null }]);
  await sql.end();
});

test.for([
  [
    "encoding 'UTF8' locale 'C' locale_provider 'libc'",
    /lower\('ÀÖŁΩЖI'\) is 'ÀÖŁΩЖi'.*locale 'C\.UTF-8'/,
  ],
  ["encoding 'LATIN1' locale 'C' locale_provider 'libc'", /encoded in LATIN1.*encoding 'UTF8'/],
] as const)('rejects a database created with %s, and says what to do', async ([options, words]) => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await testDatabase.owner.unsafe(`create database ${name} template template0 ${options}`);
  const url = new URL(testDatabase.url);
  url.pathname = `/${name}`;
  try {
    await expect(migrate(url.href, sqlRoot)).rejects.toThrow(words);
  } finally {
    await testDatabase.owner.unsafe(`drop database ${name} with (force)`);
  }
});
