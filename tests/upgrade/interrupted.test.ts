import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type EveryRow, lossesBetween, readEveryRow } from './every-row.ts';
import { readHistory, readRecord, recordHistory } from './history.ts';
import { liveAt } from './live-at.ts';
import { readSchema } from './schema-of.ts';
import { migrateToStage, sqlRoot } from './stage.ts';

// Upgrades from before the baseline straight to today's schema, with an interruption.

let testDatabase: TestDatabase;
let before: EveryRow;
beforeEach(async () => {
  testDatabase = await startTestDatabase(undefined, 'template0');
  await migrateToStage(testDatabase.url, '0040');
  await liveAt(testDatabase.owner, '0040');
  await recordHistory(testDatabase.owner, await readHistory());
  before = await readEveryRow(testDatabase.owner);
});
afterEach(() => testDatabase.close());

const script = `import { migrate } from '#server/database/migrate.ts';
  const [url, root] = process.argv.slice(1);
  process.stdout.write(String((await migrate(url, root)).length));`;

/** Starts a process that migrates the database as a start of the product does. */
function startUpgrade(): ChildProcess {
  const parameters = [
    '--input-type=module-typescript',
    '--eval',
    script,
    testDatabase.url,
    sqlRoot,
  ];
  return spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Returns how many files the process reports as applied. */
async function outcomeOf(child: ChildProcess): Promise<number> {
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(0);
  return Number(said);
}

async function expectToday(): Promise<void> {
  const fresh = await startTestDatabase();
  try {
    expect(await readSchema(testDatabase.owner)).toEqual(await readSchema(fresh.owner));
    expect(await readRecord(testDatabase.owner)).toEqual(await readRecord(fresh.owner));
  } finally {
    await fresh.close();
  }
  expect(lossesBetween(before, await readEveryRow(testDatabase.owner))).toEqual([]);
}

test('an upgrade killed half-way changes nothing, and the next start completes it', async () => {
  const { owner, url } = testDatabase;
  const schemaBefore = await readSchema(owner);
  const recordBefore = await readRecord(owner);
  const reader = await owner.reserve();
  // An open transaction reads recipes, so the upgrade blocks where it changes that table, after other tables.
  await reader`begin`;
  await reader`select count(*) from public.recipes`;
  const child = startUpgrade();
  const waiting = async () => {
    const rows = await owner<{ query: string }[]>`
      select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'relation'`;
    return rows.map(({ query }) => query).join('\n');
  };
  await expect.poll(waiting).toContain('public.recipes');
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  await reader`commit`;
  reader.release();
  const sessions = async () => {
    const [row] = await owner<{ count: number }[]>`
      select count(*)::int as count from pg_locks where locktype = 'advisory' and database = (
        select oid from pg_database where datname = current_database())`;
    return row?.count;
  };
  await expect.poll(sessions).toBe(0);
  expect(await readSchema(owner)).toEqual(schemaBefore);
  expect(await readRecord(owner)).toEqual(recordBefore);
  expect(lossesBetween(before, await readEveryRow(owner))).toEqual([]);

  expect(await migrate(url, sqlRoot)).not.toEqual([]);
  await expectToday();
});

test('of three processes that start at once, one upgrades and the others apply nothing', async () => {
  const counts = await Promise.all([1, 2, 3].map(() => outcomeOf(startUpgrade())));
  expect(counts.filter((count) => count > 0)).toHaveLength(1);
  await expectToday();
});
