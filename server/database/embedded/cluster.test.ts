import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { withFileLock } from '../../concurrency/file-lock.ts';
import { isAlive } from '../../concurrency/is-alive.ts';
import { type Cluster, ensureDatabase, openCluster } from './cluster.ts';
import { readPostmaster } from './postmaster.ts';

let folder: Awaited<ReturnType<typeof makeDataDirectory>>;

beforeEach(async () => {
  folder = await makeDataDirectory();
});
afterEach(() => folder.remove());

async function processIdOf(cluster: Cluster): Promise<number> {
  const postmaster = await readPostmaster(cluster.dataFolder);
  if (!postmaster) throw new Error('PostgreSQL has no lock file');
  return postmaster.processId;
}

test('the last release stops PostgreSQL, and committed data are there after a restart', async () => {
  const first = await openCluster(folder.path);
  const second = await openCluster(folder.path);
  await ensureDatabase(first, 'saffron');
  const sql = postgres(first.urlOf('saffron'), { max: 1 });
  await sql`create table kept as select 'basil' as name`;
  await sql.end();
  const processId = await processIdOf(first);

  await first.release();
  expect(isAlive(processId)).toBe(true);
  await second.release();
  expect(isAlive(processId)).toBe(false);

  const again = await openCluster(folder.path);
  const reader = postgres(again.urlOf('saffron'), { max: 1 });
  expect(await reader`select name from kept`).toEqual([{ name: 'basil' }]);
  await reader.end();
  await again.release();
});

test('a PostgreSQL left over by a killed process is adopted', async () => {
  const script = `import { openCluster } from '#server/database/embedded/cluster.ts';
    const cluster = await openCluster(${JSON.stringify(folder.path)});
    process.stdout.write(cluster.dataFolder); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const dataFolder = await new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
  });
  const before = await readPostmaster(dataFolder);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));

  const cluster = await openCluster(folder.path);
  expect(await processIdOf(cluster)).toBe(before?.processId);
  await cluster.release();
});

test('starts despite a stale lock file', async () => {
  const cluster = await openCluster(folder.path);
  const before = await processIdOf(cluster);
  process.kill(before, 'SIGKILL'); // like a power failure
  while (isAlive(before)) await new Promise((resolve) => setImmediate(resolve));
  const after = await openCluster(folder.path);
  expect(await processIdOf(after)).not.toBe(before);
  await after.release();
  await expect(cluster.release()).rejects.toThrow();
});

test('a PostgreSQL that dies is started again on the same port', further, async () => {
  const cluster = await openCluster(folder.path, undefined, { log: pino({ level: 'silent' }) });
  const before = await processIdOf(cluster);
  const sql = postgres(cluster.urlOf('postgres'), { max: 1, backoff: () => 0.1 });
  await sql`create table kept as select 'basil' as name`;
  process.kill(before, 'SIGKILL');
  while (isAlive(before)) await new Promise((resolve) => setImmediate(resolve));
  const running = () => processIdOf(cluster).catch(() => before);
  await expect.poll(running).not.toBe(before);
  await expect.poll(() => sql`select name from kept`.catch(() => [])).toEqual([{ name: 'basil' }]);
  await sql.end();
  const after = await processIdOf(cluster);
  await cluster.release();
  expect(isAlive(after)).toBe(false);
});

test(
  'an occupied port is logged, retried with backoff, and used once it is free',
  further,
  async () => {
    const lines: { err?: { message: string }; againInMs?: number }[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) });
    const cluster = await openCluster(folder.path, undefined, { log });
    const before = await processIdOf(cluster);
    const port = Number(new URL(cluster.urlOf('postgres')).port);
    const other = createServer((socket) => socket.destroy()); // It does not speak the PostgreSQL protocol.
    // While this file is locked, no process restarts PostgreSQL.
    await withFileLock(join(cluster.dataFolder, '..', 'lock'), async () => {
      process.kill(before, 'SIGKILL');
      while (isAlive(before)) await new Promise((resolve) => setImmediate(resolve));
      other.listen(port, '127.0.0.1');
      await once(other, 'listening');
    });
    const failures = () => lines.filter(({ againInMs }) => againInMs !== undefined);
    await expect.poll(() => failures().length).toBeGreaterThan(2);
    expect(failures()[0]?.err?.message).toContain(`port ${port} of 127.0.0.1`);
    const pauses = failures().map(({ againInMs }) => againInMs);
    expect(pauses.slice(0, 3)).toEqual([500, 1_000, 2_000]);
    await new Promise((resolve) => other.close(resolve));
    await expect.poll(() => processIdOf(cluster).catch(() => before)).not.toBe(before);
    await cluster.release();
  },
);

test('several processes can start at once on a folder that does not exist yet', async () => {
  const script = `import { openCluster } from '#server/database/embedded/cluster.ts';
    const cluster = await openCluster(${JSON.stringify('FOLDER')}); await cluster.release();`;
  const codes = await Promise.all(
    [1, 2, 3].map(() => {
      const text = script.replace('FOLDER', folder.path);
      const parameters = ['--input-type=module-typescript', '--eval', text];
      const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
      return new Promise((resolve) => child.once('close', resolve));
    }),
  );
  expect(codes).toEqual([0, 0, 0]);
});
