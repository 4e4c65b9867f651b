import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLastBackup } from '#server/operations/backup/last-backup.ts';
import { makeScheduledBackup } from '#server/operations/backup/scheduled-backup.ts';
import type { Services } from '#server/services.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { fillKitchen, makeFolder } from './kitchen.ts';

let testApp: TestApp;
let folder: Awaited<ReturnType<typeof makeFolder>>;
let lines: { level: number; msg: string }[];
beforeEach(async () => {
  folder = await makeFolder();
  const variables = { DATA_DIR: folder.path, BACKUP_EVERY_HOURS: '24', BACKUP_KEEP: '2' };
  testApp = await createTestApp({ variables });
  await fillKitchen(testApp.testDatabase.owner, testApp.services.objects);
  lines = [];
});
afterEach(async () => {
  await testApp.close();
  await folder.remove();
});

const hourMs = 3_600_000;
/** The file name has the name of its database, and an id that separates databases of the same name. */
const scheduledName = /^saffron-table-scheduled-[A-Za-z0-9_]+-[0-9a-f]{8}-\d{8}T\d{6}Z\.tar\.gz$/;
const backups = () => join(folder.path, 'backups');
const kept = async () => (await readdir(backups())).sort();

/** Returns the services of a product process, with a log that the test reads. */
const services = (more: Partial<Services> = {}): Services => ({
  ...testApp.services,
  log: pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) }),
  ...more,
});
const look = (more?: Partial<Services>) =>
  makeScheduledBackup(services(more), testApp.testDatabase.url);

test('makes one backup a day despite more checks, and deletes only its own old ones', async () => {
  await look();
  const [first = ''] = await kept();
  expect(first).toMatch(scheduledName);
  const { made } = await readLastBackup(testApp.services);
  expect(made).toMatchObject({ file: join(backups(), first), verified: true });

  await look();
  testApp.clock.advance(23 * hourMs);
  await look();
  expect(await kept()).toEqual([first]);

  const foreign = [
    first.replace('scheduled-', '').replace(/\d{8}T/, '20200101T'), // made by command
    first.replace(/[0-9a-f]{8}-\d{8}T/, '00000000-20200101T'), // of another database with the same name
    'saffron-table-20200101T000000Z.tar.gz',
    'saffron-table-scheduled-20200101T000000Z.tar.gz', // in the former naming scheme, of an unknown database
    'saffron-table-scheduled-mine.tar.gz',
    'notes.txt',
  ];
  for (const name of foreign) await writeFile(join(backups(), name), 'mine');
  // Also in the former naming scheme, but not readable as a file: it does not stop the removal of old backups.
  const unreadable = 'saffron-table-scheduled-20200102T000000Z.tar.gz';
  await mkdir(join(backups(), unreadable));
  const others = [`${foreign[1]}.${crypto.randomUUID()}.unfinished`];
  for (const left of [...others, `${foreign[0]}.${crypto.randomUUID()}.unfinished`]) {
    await writeFile(join(backups(), left), 'half of one');
  }
  for (let day = 1; day <= 3; day += 1) {
    testApp.clock.advance(25 * hourMs);
    await look();
  }
  const names = await kept();
  const notOurs = [...foreign, ...others, unreadable];
  expect(names).toEqual(expect.arrayContaining(notOurs));
  const scheduled = names.filter((name) => !notOurs.includes(name));
  expect(scheduled).toHaveLength(2);
  expect(scheduled).not.toContain(first);
  expect(lines).toEqual([]);
});

test('two databases that share a folder each keep their own backups', async () => {
  const other = await createTestApp({
    variables: { DATA_DIR: folder.path, BACKUP_EVERY_HOURS: '24', BACKUP_KEEP: '1' },
  });
  await fillKitchen(other.testDatabase.owner, other.services.objects);
  await look();
  const mine = await kept();
  for (let day = 1; day <= 2; day += 1) {
    other.clock.advance(day * 25 * hourMs);
    await makeScheduledBackup(other.services, other.testDatabase.url);
  }
  await other.close();
  const names = await kept();
  expect(names).toHaveLength(2);
  expect(names).toEqual(expect.arrayContaining(mine));
});

test('backups without a database in their name are rotated like the others', async () => {
  await look();
  const [first = ''] = await kept();
  const former = ['20200101T000000Z', '20200102T000000Z'].map(
    (stamp) => `saffron-table-scheduled-${stamp}.tar.gz`,
  );
  for (const name of former) await copyFile(join(backups(), first), join(backups(), name));
  testApp.clock.advance(25 * hourMs);
  await look();
  const names = await kept();
  expect(names).toHaveLength(2);
  expect(names).toContain(first);
});

test('only one of several processes makes the backup', async () => {
  await Promise.all([look(), look(), look()]);
  expect(await kept()).toHaveLength(1);
  expect(lines).toEqual([]);
});

test('a failed backup is logged, recorded and retried, and deletes no good backup', async () => {
  await look();
  const good = await kept();
  testApp.clock.advance(25 * hourMs);
  const objects = {
    ...testApp.services.objects,
    read: () => Promise.reject(new Error('the store is gone')),
  };
  await look({ objects });
  expect(await kept()).toEqual(good);
  expect(lines).toMatchObject([{ level: 50, msg: 'backup failed: retrying in an hour' }]);
  const { made, failed } = await readLastBackup(testApp.services);
  expect(failed?.problem).toBe('the store is gone');
  expect(made?.file).toBe(join(backups(), good[0] ?? ''));

  await look();
  expect(await kept()).toEqual(good);
  testApp.clock.advance(hourMs);
  await look();
  expect(await kept()).toHaveLength(2);
});

test('a backup that cannot be restored is set aside and does not count as good', async () => {
  await look();
  const [good = ''] = await kept();
  testApp.clock.advance(25 * hourMs);
  // As a manual change by an operator might leave it: a row that today's constraint would reject.
  const { owner } = testApp.testDatabase;
  const [rule] = await owner<{ name: string }[]>`
    select conname as name from pg_constraint where conrelid = 'public.credits'::regclass and contype = 'c'`;
  await owner`alter table public.credits drop constraint ${owner(rule?.name ?? '')}`;
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update public.credits set balance = -1 where user_id = (select user_id from public.credits limit 1)`;
  });
  await look();
  const aside = good.replace('scheduled', 'not-verified').replace(/-\d{8}T\d{6}Z/, '');
  expect(await kept()).toEqual([aside, good]);
  expect(lines).toMatchObject([{ level: 50 }]);
  const { failed } = await readLastBackup(testApp.services);
  expect(failed?.problem).toContain('The rows of public.credits could not be loaded');
});

test('a backup whose verification lost its connection is kept and recorded as unverified', async () => {
  const { owner, database } = testApp.testDatabase;
  // The connection of the verification ends while it works, as when the disk has no room for a second copy of everything.
  let broken = 0;
  let isOver = false;
  const breaking = async () => {
    while (broken === 0 && !isOver) {
      const ended = await owner`
        select pg_terminate_backend(pid) from pg_stat_activity
        where starts_with(datname, 'saffron_verify_' || (select oid from pg_database where datname = current_database()))
          and query ~ '^(copy|create|alter)'`;
      broken = ended.length;
    }
  };
  const looking = look().finally(() => {
    isOver = true;
  });
  await Promise.all([looking, breaking()]);
  expect(broken).toBe(1);
  expect(await kept()).toEqual([expect.stringMatching(scheduledName)]);
  expect((await readLastBackup({ database })).made).toMatchObject({ verified: false });
  expect(lines).toMatchObject([{ level: 40 }]);
});

test('a process that is shutting down starts no backup', async () => {
  await look({ leaving: AbortSignal.abort() });
  expect(await readdir(folder.path)).not.toContain('backups');
  expect(lines).toEqual([]);
});
