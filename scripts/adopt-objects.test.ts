import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDiskObjectStore } from '#server/storage/disk-object-store.ts';
import { readStoreOwner } from '#server/storage/store-mark.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let testDatabase: TestDatabase;
let data: Awaited<ReturnType<typeof makeDataDirectory>>;
beforeAll(async () => {
  testDatabase = await startTestDatabase();
  data = await makeDataDirectory();
});
afterAll(() => Promise.all([testDatabase.close(), data.remove()]));

/** Runs the command as an operator does. */
function run(...words: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATA_DIR: data.path, DATABASE_URL: testDatabase.url };
  const command = ['scripts/adopt-objects.ts', ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` }),
    );
  });
}

test('reports which database owns the store, and changes the owner only with --yes', async () => {
  const folder = join(data.path, 'objects');
  const objects = await openDiskObjectStore(folder);
  const object = { bytes: new TextEncoder().encode('another/1/2'), contentType: 'text/plain' };
  await objects.put({ bucket: 'store-owner', path: 'database' }, object);
  const keeper = { objects, database: testDatabase.database };

  const asked = await run();
  expect(asked.output).toContain(`${folder} is marked as another database’s.`);
  expect(asked.output).toContain('Of the 0 newest objects that this database names, 0 lie there.');
  expect(asked.code).toBe(1);
  expect(await readStoreOwner(keeper)).toBe('another database');

  const told = await run('--yes');
  expect(told).toMatchObject({ code: 0, output: expect.stringContaining('own from now on') });
  expect(await readStoreOwner(keeper)).toBe('this database');

  const again = await run();
  const output = `${folder} belongs to this database: nothing is to be done.\n`;
  expect(again).toEqual({ code: 0, output });
});

test('prints its usage and exits with 2 for an unknown option', async () => {
  const { code, output } = await run('--force');
  expect(output).toContain('Usage: npm run -s adopt-objects');
  expect(code).toBe(2);
});
