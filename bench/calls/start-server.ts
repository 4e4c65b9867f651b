import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '#tests/support/server-process.ts';
import { firstAnswer } from '../first-answer.ts';
import { ended } from '../leave-nothing.ts';

export type BenchServer = { url: string; close(): Promise<void> };

const askEveryMs = 100;
/** Characters of a failed server's output that the error quotes. */
const said = 2_000;
const root = join(import.meta.dirname, '../..');

/** Starts one of our programs on a free PORT and writes its output to a file, as a service does. */
export async function startServer(
  name: string,
  folder: string,
  program: string,
  variables: Record<string, string>,
): Promise<BenchServer> {
  const port = await findFreePort();
  const logFile = join(folder, `${name}.log`);
  const log = await open(logFile, 'w');
  const child = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', log.fd, 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...variables },
  });
  const exited = once(child, 'exit');
  const stop = ended(async () => {
    child.kill('SIGINT');
    await exited;
    await log.close();
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await firstAnswer(child, url, askEveryMs);
  } catch (error) {
    await stop();
    throw new Error(`It said: ${(await readFile(logFile, 'utf8')).slice(-said)}`, { cause: error });
  }
  return { url, close: stop };
}
