import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { lossesBetween, readEveryRow } from './every-row.ts';
import { readHistory, readRecord, recordHistory } from './history.ts';
import { liveAt } from './live-at.ts';
import { readSchema } from './schema-of.ts';
import { migrateToStage, sqlRoot } from './stage.ts';

// What a start does with a database from before the baseline.

let testDatabase: TestDatabase;
let history: Awaited<ReturnType<typeof readHistory>>;
beforeEach(async () => {
  history = await readHistory();
  testDatabase = await startTestDatabase(undefined, 'template0');
  await migrateToStage(testDatabase.url, '0040');
  await liveAt(testDatabase.owner, '0040');
});
afterEach(() => testDatabase.close());

async function readAll() {
  const { owner } = testDatabase;
  return {
    rows: await readEveryRow(owner),
    schema: await readSchema(owner),
    record: await readRecord(owner),
    logic: await owner`select path, checksum, applied_at from private.logic_files order by path`,
  };
}

test('a database with all pre-baseline migrations is at the baseline; no file runs again', async () => {
  const { owner, url } = testDatabase;
  const rows = await readEveryRow(owner);
  const atBaseline = await readRecord(owner);
  await recordHistory(owner, history);
  expect(await readRecord(owner)).not.toEqual(atBaseline);

  const applied = await migrate(url, sqlRoot);
  expect(applied.filter((path) => path.includes('0040_baseline'))).toEqual([]);
  expect(applied.filter((path) => path.startsWith('catalogue/'))).toEqual([]);
  expect(await readRecord(owner)).toEqual(expect.arrayContaining(atBaseline));
  expect(lossesBetween(rows, await readEveryRow(owner))).toEqual([]);
  expect(await migrate(url, sqlRoot)).toEqual([]);
});

type Change = (history: Awaited<ReturnType<typeof readHistory>>) => typeof history;

test.for<[name: string, newest: string, change: Change]>([
  ['without the newest migration', '0039_slugs_in_any_locale', (all) => all.slice(0, -1)],
  [
    'with only the oldest migrations',
    '0009_mailbox',
    (all) => all.filter(({ path }) => path < 'migrations/0010'),
  ],
  [
    'without a migration in the middle',
    '0040_ended_sign_ins',
    (all) => all.filter(({ path }) => !path.includes('0034')),
  ],
  [
    'with an altered migration',
    '0040_ended_sign_ins',
    (all) => all.map((one, at) => (at === 3 ? { ...one, checksum: 'x' } : one)),
  ],
])('a database %s is refused, and nothing in it changes', async ([, newest, change]) => {
  await recordHistory(testDatabase.owner, change(history));
  const before = await readAll();
  await expect(migrate(testDatabase.url, sqlRoot)).rejects.toThrow(
    `This database comes from before the first release and does not have all migrations of that time, or has altered ones (the newest is migrations/${newest}.sql). ` +
      'Nothing was changed. Start the last build that has database/migrations/0040_ended_sign_ins.sql on it once, then this one.',
  );
  expect(await readAll()).toEqual(before);
});
