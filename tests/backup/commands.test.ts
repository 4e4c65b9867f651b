import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readRecord } from '../upgrade/history.ts';
import { migrateToStage } from '../upgrade/stage.ts';
import {
  createEmptyDatabase,
  fileIn,
  fillKitchen,
  makeFolder,
  openDisk,
  readRows,
  readRules,
} from './kitchen.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let original: TestDatabase;
let folder: Awaited<ReturnType<typeof makeFolder>>;
let fresh: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeAll(async () => {
  original = await startTestDatabase();
  folder = await makeFolder();
  await fillKitchen(original.owner, await openDisk(join(folder.path, 'objects')));
});
beforeEach(async () => {
  fresh = await createEmptyDatabase();
  return () => fresh.drop();
});
afterAll(async () => {
  await original.close();
  await folder.remove();
});

const variablesOf = (url: string, dataFolder = folder.path) => ({
  ...process.env,
  LOG_LEVEL: 'silent',
  DATABASE_URL: url,
  DATA_DIR: dataFolder,
  SECRET_KEY: 'a secret for tests alone, never used elsewhere',
});

/** Runs a command as an operator types it. */
function run(
  script: 'backup' | 'restore',
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  const command = [`scripts/${script}.ts`, ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` }),
    );
  });
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('close', resolve));

/** Kills a command as soon as it has printed a text. */
async function killAt(said: string, script: string, words: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...words], { cwd: root, env });
  const close = ended(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    if (output.includes(said)) child.kill('SIGKILL');
  });
  await close;
  expect(output).toContain(said);
  expect(child.signalCode).toBe('SIGKILL');
}

test('backs up, verifies and restores, and reports each step', async () => {
  const file = fileIn(folder.path);
  const made = await run('backup', ['--to', file], variablesOf(original.url));
  expect(made.output).toMatch(
    /tables with \d+ rows are written[\s\S]*is complete \(\d+ bytes\)\. Keep the SECRET_KEY with it/,
  );
  expect(made.code).toBe(0);
  const verified = await run('backup', ['--verify', file], variablesOf(original.url));
  expect(verified.output).toContain(`${file} can be restored`);
  expect(verified.code).toBe(0);
  const elsewhere = join(folder.path, 'elsewhere');
  const restored = await run('restore', [file], variablesOf(fresh.url, elsewhere));
  expect(restored.output).toContain('Start the product: npm start');
  expect(restored.code).toBe(0);
  // The record of this backup is written after the backup, so the file does not contain it.
  const [there, here] = [await readRows(fresh.url), await readRows(original.url)];
  expect({ ...there, 'private.last_backups': [] }).toEqual({ ...here, 'private.last_backups': [] });
  expect(here['private.last_backups']?.join()).toContain(file);
  const again = await run('restore', [file], variablesOf(fresh.url, elsewhere));
  expect(again.output).toContain('There is a Saffron Table in this database already');
  expect(again.code).toBe(1);
});

test.each([
  ['backup', ['--to']],
  ['backup', ['somewhere.tar.gz']],
  ['backup', ['--verify', 'a', 'b']],
  ['restore', []],
  ['restore', ['--force', 'a']],
] as const)('%s %j prints its usage', async (script, words) => {
  const { code, output } = await run(script, words, variablesOf(original.url));
  expect(output).toContain(`Usage: npm run ${script}`);
  expect(code).toBe(2);
});

test('a restore without the original SECRET_KEY names it and creates no key', async () => {
  const empty = join(folder.path, 'without-key');
  const env = { ...variablesOf(fresh.url, empty), SECRET_KEY: '' };
  const { code, output } = await run('restore', ['never-read.tar.gz'], env);
  expect(output).toContain('The SECRET_KEY of the original is needed');
  expect(code).toBe(2);
  await expect(stat(empty)).rejects.toThrow('ENOENT');
});

test('a missing file, or a file in place of a folder, is reported in one sentence', async () => {
  const absent = await run('restore', [join(folder.path, 'absent.tar.gz')], variablesOf(fresh.url));
  expect(absent.output).toContain('There is no such file or folder.');
  expect(absent.code).toBe(1);
  const file = fileIn(folder.path);
  await run('backup', ['--to', file], variablesOf(original.url));
  const within = await run('backup', ['--to', join(file, 'x')], variablesOf(original.url));
  expect(within.output).toContain('A part of that path is a file, not a folder.');
  expect(within.code).toBe(1);
});

test.skipIf(process.platform === 'win32')(
  'a backup that reaches the file size limit leaves no file behind',
  async () => {
    const target = join(folder.path, 'full', 'a.tar.gz');
    const limited = `ulimit -f 4; exec "${process.execPath}" scripts/backup.ts --to "${target}"`;
    const child = spawn('sh', ['-c', limited], {
      cwd: root,
      env: { ...variablesOf(original.url), NODE_COMPILE_CACHE: '' },
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    expect(await ended(child)).toBe(1);
    expect(output).toContain('The file grows larger than this account may write.');
    expect(await readdir(join(folder.path, 'full'))).toEqual([]);
  },
);

describe('a command that is killed', () => {
  test('leaves no finished-looking backup, does not block the next, which cleans up', async () => {
    const folderOf = join(folder.path, 'killed');
    const file = join(folderOf, 'a.tar.gz');
    await killAt('rows are written', 'backup', ['--to', file], variablesOf(original.url));
    const [left = ''] = await readdir(folderOf);
    expect(left).toMatch(/^a\.tar\.gz\.[0-9a-f-]{36}\.unfinished$/);
    // Unfinished files of other names: one that another process may be writing, and two that were not touched for a long time.
    const others = ['b.tar.gz', 'c.tar.gz'].map((name) => left.replace('a.tar.gz', name));
    for (const name of [...others, 'mine.unfinished'])
      await writeFile(join(folderOf, name), 'half');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['mine.unfinished', others[1] ?? ''])
      await utimes(join(folderOf, name), longAgo, longAgo);
    expect((await run('backup', ['--to', file], variablesOf(original.url))).code).toBe(0);
    expect((await readdir(folderOf)).sort()).toEqual(['a.tar.gz', others[0], 'mine.unfinished']);
  });

  test('leaves no partial restore: the next one restores everything', async () => {
    const file = fileIn(folder.path);
    await run('backup', ['--to', file], variablesOf(original.url));
    const rows = await readRows(original.url);
    const data = join(folder.path, 'restored-after-a-kill');
    for (const said of ['are in their store', 'Every row is there']) {
      await killAt(said, 'restore', [file], variablesOf(fresh.url, data));
      const sql = postgres(fresh.url, { max: 1, onnotice: () => {} });
      const [row] =
        await sql`select count(*)::int as schemas from pg_namespace where nspname in ('auth', 'storage')`;
      await sql.end();
      expect(row?.schemas, said).toBe(0);
    }
    const { code, output } = await run('restore', [file], variablesOf(fresh.url, data));
    expect(output).not.toContain('adopt-objects');
    expect(code).toBe(0);
    expect({ ...(await readRows(fresh.url)), 'private.last_backups': [] }).toEqual({
      ...rows,
      'private.last_backups': [],
    });
  });
});

test('an older backup is upgraded by the restore, and the older database stays unchanged', async () => {
  const old = await createEmptyDatabase();
  const sql = postgres(old.url, { max: 1, onnotice: () => {} });
  try {
    await migrateToStage(old.url, '0040');
    await sql`
      insert into auth.users (id, email, email_confirmed_at)
      values ('11111111-1111-4111-8111-111111111111', 'old@example.com', now())`;
    await sql`select private.record_credit_entry('11111111-1111-4111-8111-111111111111', 7, 'purchase', 'p1')`;
    const recordBefore = await readRecord(sql);
    const file = fileIn(folder.path);
    const made = await run('backup', ['--to', file], variablesOf(old.url));
    expect(made.output).toContain('is complete');
    expect(await readRecord(sql)).toEqual(recordBefore);

    const data = join(folder.path, 'from-older');
    const restored = await run('restore', [file], variablesOf(fresh.url, data));
    expect(restored.output).toContain('Start the product');
    expect(await readRules(fresh.url)).toEqual(await readRules(original.url));
    const rows = await readRows(fresh.url);
    expect(rows['auth.users']?.join()).toContain('old@example.com');
    expect(rows['public.credit_entries']?.join()).toContain('p1');
    expect(rows['public.categories']?.length).toBeGreaterThan(50);
  } finally {
    await sql.end();
    await old.drop();
  }
});
