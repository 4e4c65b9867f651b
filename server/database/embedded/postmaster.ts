import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, unlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../../concurrency/is-alive.ts';
import type { Binaries } from './binaries.ts';
import type { Owner } from './owner.ts';

/** What PostgreSQL writes into postmaster.pid. */
export type Postmaster = { processId: number; port: number; ready: boolean };

/** Reads the lock file of a data folder. Returns undefined when there is none, or when it names no process. */
export async function readPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch((error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  const processId = Number(lines[0]);
  if (!Number.isInteger(processId) || processId <= 0) return undefined;
  return { processId, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Removes a lock file whose process has ended, or whose process id (after a reboot) belongs to another program: PostgreSQL
 * itself refuses to start in the second case.
 */
export async function removeStaleLock(dataFolder: string): Promise<void> {
  const postmaster = await readPostmaster(dataFolder);
  if (!postmaster) return;
  const commandLine = isAlive(postmaster.processId)
    ? await readFile(`/proc/${postmaster.processId}/cmdline`, 'utf8').catch(() => 'postgres')
    : '';
  if (!commandLine.includes('postgres')) await unlink(join(dataFolder, 'postmaster.pid'));
}

/** Checks that a port is free. @param port 0 for any free port @returns the port @throws EADDRINUSE */
async function tryPort(port: number): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Checks that the former port of PostgreSQL is free. @throws Error that names the port, when another program took it */
async function takeBackPort(port: number): Promise<number> {
  return tryPort(port).catch((cause: unknown) => {
    throw new Error(
      `Another program listens at port ${port} of 127.0.0.1, where PostgreSQL was: end that one, or start this server anew, which takes another port.`,
      { cause },
    );
  });
}

const serverSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '', // Windows has none, and a path can be too long for one
  max_connections: '120',
  shared_buffers: '128MB',
  jit: 'off', // our statements are short: compiling one costs more than running it
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] %a ', // application_name (%a) ends with the id of the request
  log_min_duration_statement: '2s',
  // Keep user data out of the log: neither parameter values, nor the row that violated a constraint.
  log_parameter_max_length: '0',
  log_error_verbosity: 'terse',
};

/**
 * Starts PostgreSQL on a loopback port, detached from our terminal: Ctrl-C must reach this process first, not PostgreSQL.
 * @param port the port that it had before; if undefined, a free port is chosen
 * @returns a function that returns whether it still runs
 * @throws Error when another program has its port
 */
export async function launch(
  binaries: Binaries,
  place: { dataFolder: string; logFile: string; owner: Owner | undefined },
  port?: number,
): Promise<() => boolean> {
  const at = port === undefined ? await tryPort(0) : await takeBackPort(port);
  const settings = { ...serverSettings, port: String(at) };
  const log = openSync(place.logFile, 'a', 0o600);
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      place.dataFolder,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      detached: true,
      stdio: ['ignore', log, log],
      cwd: place.dataFolder,
      ...(place.owner ? { uid: place.owner.uid, gid: place.owner.gid } : {}),
    },
  );
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  }).finally(() => closeSync(log)); // the child has its own descriptor by now
  child.unref();
  return () => child.exitCode === null && child.signalCode === null;
}

/** Waits until the server of a data folder accepts connections. Returns undefined when it has ended, or after the timeout. */
export async function waitUntilReady(
  dataFolder: string,
  { timeoutMs, isRunning }: { timeoutMs: number; isRunning: () => boolean },
): Promise<Postmaster | undefined> {
  for (const end = Date.now() + timeoutMs; Date.now() < end && isRunning(); await wait(25)) {
    const postmaster = await readPostmaster(dataFolder);
    if (postmaster?.ready && isAlive(postmaster.processId)) return postmaster;
  }
  return undefined;
}

/** Stops PostgreSQL in "fast" mode: open transactions are rolled back, committed ones are on disk. Waits until the process has ended. */
export async function shutDown(
  binaries: Binaries,
  dataFolder: string,
  timeoutMs: number,
): Promise<void> {
  const postmaster = await readPostmaster(dataFolder);
  if (!postmaster || !isAlive(postmaster.processId)) return;
  if (process.platform === 'win32') {
    const control = join(binaries.root, 'bin', 'pg_ctl.exe');
    spawn(control, ['stop', '-D', dataFolder, '-m', 'fast'], { stdio: 'ignore' });
  } else {
    process.kill(postmaster.processId, 'SIGINT');
  }
  for (const end = Date.now() + timeoutMs; Date.now() < end; await wait(20)) {
    if (!isAlive(postmaster.processId)) return;
  }
  throw new Error(`PostgreSQL (process ${postmaster.processId}) did not stop in ${timeoutMs} ms.`);
}
