import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { makeDataDirectory } from './data-directory.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A start takes less than a second on a quiet machine; on a busy one it has taken more than a minute. */
const readyTimeoutMs = 110_000;

export type ServerProcess = {
  url: string;
  dataDirectory: string;
  process: ChildProcess;
  /** Everything that the process printed. */
  output(): string;
  /** Stops it like Ctrl-C, waits until it has exited, and removes its data. */
  stop(): Promise<number | null>;
  /** Kills it at once, like a crash. Its data stays until `stop()`. */
  kill(): Promise<void>;
};

/** @throws any listen error except EADDRINUSE, for which it returns false */
async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listening = once(probe, 'listening');
  probe.listen(port, '127.0.0.1');
  try {
    await listening;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

/**
 * Returns a port that is not in use. The range lies outside the ephemeral ports of all systems, so that no other process gets the port before
 * the caller listens.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function waitForAddress(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}. It said:\n${output()}`));
    const timer = setTimeout(() => fail(`was not ready in ${readyTimeoutMs} ms`), readyTimeoutMs);
    child.stdout?.on('data', () => {
      if (!output().includes('is ready: http')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      fail(`could not be started: ${error.message}`);
    });
  });
}

/** Starts the product as a user runs it, in its own process with its own data. */
export async function startServer(variables: Record<string, string> = {}): Promise<ServerProcess> {
  const data = await makeDataDirectory();
  const port = await findFreePort();
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: data.path,
      ...variables,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  // Waits for "exit", not "close": a PostgreSQL that it started keeps running and holds the output pipes open.
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await waitForAddress(child, () => printed).catch(async (error: unknown) => {
    child.kill('SIGKILL');
    await data.remove();
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    dataDirectory: data.path,
    process: child,
    output: () => printed,
    async stop() {
      child.kill('SIGINT');
      const code = await closed;
      await data.remove();
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
