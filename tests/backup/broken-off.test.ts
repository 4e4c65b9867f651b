import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFile } from '#server/operations/backup/check-file.ts';
import { makeBackup } from '#server/operations/backup/make-backup.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { eventually } from '../faults/eventually.ts';
import { stopBy } from '../faults/stop-scene.ts';
import { fileIn, makeFolder, openDisk, secret } from './kitchen.ts';

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeEach(async () => {
  [database, folder] = await Promise.all([startTestDatabase(), makeFolder()]);
  await fillLargeTable(database.owner);
});
afterEach(async () => {
  await database.close();
  await folder.remove();
});

/** Fills a table with more than PostgreSQL and the driver buffer at once: a backup that stops midway leaves unread rows. */
async function fillLargeTable(owner: postgres.Sql): Promise<void> {
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`
      insert into auth.users (id, email)
      select gen_random_uuid(), repeat(md5(n::text), 7) || '@mail.example' from generate_series(1, 50000) n`;
  });
}

const sessions = () => database.owner<{ query: string; number: number }[]>`
  select query, pid as number from pg_stat_activity
  where application_name = 'saffron-table-backup'
    and (datname = current_database() or starts_with(datname, 'saffron_verify_' ||
      (select oid from pg_database where datname = current_database()) || '_'))`;

const trials = () => database.owner`
  select datname from pg_database
  where starts_with(datname, 'saffron_verify_' || (select oid from pg_database where datname = current_database()) || '_')`;

/** Returns the advisory locks that a backup holds: they block other backups and migrations. */
const locks = () => database.owner`
  select pid from pg_locks where locktype = 'advisory' and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and ((classid::int8 << 32) | objid::int8) = hashtextextended('backup', 0)`;

test('a failure within a large table is reported as it is, and the next backup succeeds', async () => {
  const objects = await openDisk(join(folder.path, 'objects'));
  const order = { url: database.url, objects, secret, file: fileIn(folder.path), now: new Date() };
  const failing = makeBackup({
    ...order,
    async rest() {
      const asked = await sessions();
      if (asked.some(({ query }) => query.startsWith('copy "auth"."users"')))
        throw new Error('The disk is full.');
    },
  });
  await expect(failing).rejects.toThrow('The disk is full.');
  expect(await sessions()).toEqual([]);
  expect((await readdir(folder.path)).filter((name) => name.includes('.tar.gz'))).toEqual([]);
  await makeBackup(order);
  expect((await checkFile(order.file, secret)).tables.length).toBeGreaterThan(10);
});

/** The first check for a due backup comes two minutes after a start; this makes it run at once. */
const checkAtOnce = `--import=data:text/javascript,${encodeURIComponent(
  'const later = setTimeout; globalThis.setTimeout = (work, ms, ...more) => later(work, ms === 120_000 ? 0 : ms, ...more);',
)}`;

const start = (): Promise<ServerProcess> =>
  startServer({
    DATABASE_URL: database.url,
    SECRET_KEY: 'a secret for tests alone, never used elsewhere',
    BACKUP_EVERY_HOURS: '24',
    BACKUP_DIR: join(folder.path, 'backups'),
    PICTURE_MODEL: 'none',
    NODE_OPTIONS: checkAtOnce,
  });

const isAsked = async (beginning: string) =>
  (await sessions()).some(({ query }) => query.startsWith(beginning));

/** Phases of a backup. Each one lasts longer than a shutdown may take, or for several polls. */
const moments: Record<string, { isThere: () => Promise<boolean>; wholeFiles: number }> = {
  'waits for a table that somebody else has locked': {
    isThere: () => isAsked('lock table'),
    wholeFiles: 0,
  },
  'is amid a large table': { isThere: () => isAsked('copy "auth"."users"'), wholeFiles: 0 },
  'is restored for a trial': {
    isThere: async () => (await trials()).length === 1 && (await isAsked('copy "auth"."users"')),
    wholeFiles: 1,
  },
};

/** Locks the recipes table exclusively, as an operator might by hand. @returns a function that releases the lock */
async function lockRecipes(): Promise<() => Promise<unknown>> {
  const own = await database.owner.reserve();
  await own`begin`;
  await own`lock table public.recipes in access exclusive mode`;
  return async () => {
    await own`rollback`;
    own.release();
  };
}

test.each(Object.keys(moments))(
  'SIGTERM while the backup %s stops the process in time; the next one makes it',
  async (name) => {
    const { isThere, wholeFiles } = moments[name] ?? { isThere: async () => false, wholeFiles: -1 };
    const server = await start();
    const letGo = name.startsWith('waits') ? await lockRecipes() : async () => undefined;
    try {
      await eventually(name, isThere);
      const { code, tookMs } = await stopBy('SIGTERM', server);
      expect(code).toBe(0);
      // The limit that docs/operating.md and ops/ allow for.
      expect(tookMs).toBeLessThan(20_000);
      expect(server.output()).toContain(
        'backup interrupted by shutdown: the next process makes it',
      );
      expect(server.output()).not.toMatch(/"level":(50|60)/);
      // PostgreSQL has also ended the session, although the lock that it waited for has not been released.
      expect(await sessions()).toEqual([]);
      expect(await locks()).toEqual([]);
    } finally {
      await letGo();
      await server.stop();
    }
    expect(await trials()).toEqual([]);
    const files = await readdir(join(folder.path, 'backups')).catch(() => []);
    expect(files).toHaveLength(wholeFiles);
    for (const file of files) await checkFile(join(folder.path, 'backups', file), secret);

    const next = await start();
    try {
      const [made] = await eventually('the backup of the next process', async () => {
        const rows = await database.owner`select file, verified from private.last_backups`;
        return rows.length > 0 && rows;
      });
      expect(made).toMatchObject({ verified: true });
      await checkFile(made?.file, secret);
    } finally {
      await next.stop();
    }
  },
);
