import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '#tests/support/server-process.ts';
import { firstAnswer } from '../first-answer.ts';
import { ended } from '../leave-nothing.ts';

const root = join(import.meta.dirname, '../..');
const askEveryMs = 5;

export type Started = {
  url: string;
  pid: number;
  /** From the spawn to the first answer. */
  tookMs: number;
  stop(): Promise<void>;
};

/** Runs a file as `npm start` does, without npm's own steps, and polls until it answers. */
export async function startProcess(
  file: string,
  variables: Record<string, string> = {},
): Promise<Started> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, [file], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      ...variables,
    },
  });
  const exited = once(child, 'exit');
  const stop = ended(async () => {
    child.kill('SIGINT');
    await exited;
  });
  await firstAnswer(child, `${url}/healthz`, askEveryMs);
  return {
    url,
    pid: child.pid ?? 0,
    tookMs: performance.now() - startedAtMs,
    stop,
  };
}
