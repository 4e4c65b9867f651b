import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readLastBackup } from './last-backup.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await startTestDatabase();
});
afterAll(() => testDatabase.close());

test('a database that was never backed up has no last backup', async () => {
  expect(await readLastBackup(testDatabase)).toEqual({ made: undefined, failed: undefined });
});
