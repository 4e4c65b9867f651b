import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { supervisePostgres } from './supervise-postgres.ts';

/** A PostgreSQL that accepts connections and never responds: a process, and a lock file with its id. */
let folder: string;
let silent: ReturnType<typeof spawn>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saffron-table-test-'));
  silent = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1_000)']);
  await once(silent, 'spawn');
  await writeFile(join(folder, 'postmaster.pid'), `${silent.pid}\n${folder}\n0\n5432\n`);
});
afterEach(async () => {
  silent.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

function keepSilentOne() {
  let questions = 0;
  let launches = 0;
  const lease = () => {
    questions += 1;
    return new Promise(() => {});
  };
  const supervisor = supervisePostgres(
    {
      place: { dataFolder: folder } as Parameters<typeof supervisePostgres>[0]['place'],
      lease: lease as unknown as Parameters<typeof supervisePostgres>[0]['lease'],
      lockFile: join(folder, 'lock'),
      log: pino({ level: 'silent' }),
    },
    async () => {
      launches += 1;
      return 5432;
    },
  );
  return { supervisor, questions: () => questions, launches: () => launches };
}

test('restarts a PostgreSQL that dies while a health check is pending', async () => {
  const { supervisor, questions, launches } = keepSilentOne();
  supervisor.check();
  await expect.poll(questions).toBe(1);
  expect(launches()).toBe(0);
  silent.kill('SIGKILL');
  await once(silent, 'exit');
  await expect.poll(launches).toBeGreaterThan(0);
  await supervisor.stop();
});

test('stop() does not wait for a health check that never completes', async () => {
  const { supervisor, questions, launches } = keepSilentOne();
  supervisor.check();
  await expect.poll(questions).toBe(1);
  await supervisor.stop();
  expect(launches()).toBe(0);
});
