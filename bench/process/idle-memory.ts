import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { residentMb } from '../resident-memory.ts';
import { postgresMb } from './house-of-years.ts';
import { type Started, startProcess } from './start-process.ts';

/** Memory at one moment. A row without `isJudged` is only there for comparison. */
export type Held = { when: string; appMb: number; postgresMb?: number; isJudged?: true };

const loadSeconds = 20;
const connections = 20;

type Options = { startFile: string; bareFile: string; dataDirectory: string; idleMs: number };

/** Loads the start page, a page of text, the health check and robots.txt for `loadSeconds`. */
async function load({ url }: Started): Promise<void> {
  const requests = ['/', '/faq', '/healthz', '/robots.txt'].map((path) => ({ path }));
  await autocannon({ url, connections, duration: loadSeconds, requests });
}

async function measureBare({ bareFile, idleMs }: Options): Promise<Held> {
  const bare = await startProcess(bareFile);
  await load(bare);
  await wait(idleMs);
  const appMb = residentMb(bare.pid);
  await bare.stop();
  return { when: 'yardstick: Node with Hono, idle after the same load', appMb };
}

/** Measures the memory of an idle process after its start, at the end of a load, and idle after it, and of the bare yardstick. */
export async function measureIdle(options: Options): Promise<Held[]> {
  const { startFile, dataDirectory, idleMs } = options;
  const app = await startProcess(startFile, { DATA_DIR: dataDirectory, RATE_LIMITS: 'off' });
  const look = (when: string): Held => ({
    when,
    appMb: residentMb(app.pid),
    postgresMb: postgresMb(dataDirectory),
    isJudged: true,
  });
  const seconds = idleMs / 1000;
  await wait(idleMs);
  const fresh = look(`${seconds} s after the start`);
  await load(app);
  const { isJudged: _judged, ...busy } = look(`at the end of ${loadSeconds} s of load`);
  await wait(idleMs);
  const after = look(`${seconds} s after the load`);
  await app.stop();
  return [fresh, busy, after, await measureBare(options)];
}
