import { parseArgs } from 'node:util';
import { openCluster } from '#server/database/embedded/cluster.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { buildWhenStale } from '../../scripts/build.ts';
import { percentile } from '../percentile.ts';
import { printTable } from '../print-table.ts';
import { fill } from './house-of-years.ts';
import { type Held, measureIdle } from './idle-memory.ts';
import { startProcess } from './start-process.ts';
import { measureUse } from './use/measure-use.ts';

const longestStartMs = 3000;
const mostIdleMb = 200;
const mostAfterUseMb = 220;
const recipes = 10_000;
const bareFile = 'bench/process/bare.ts';
const startFile = 'scripts/start.ts';

/** Disables the compile cache, as if the process ran for the first time on this machine. */
const withoutCache = { NODE_DISABLE_COMPILE_CACHE: '1' };

async function timeStarts(
  file: string,
  variables: Record<string, string>,
  count: number,
): Promise<number[]> {
  const took: number[] = [];
  for (let time = 0; time < count; time += 1) {
    const started = await startProcess(file, variables);
    took.push(started.tookMs);
    await started.stop();
  }
  return took;
}

/** Times the starts of PostgreSQL alone, on a cluster that exists already and is empty. */
async function timePostgres(count: number): Promise<number[]> {
  const folder = await makeDataDirectory();
  await (await openCluster(folder.path)).release();
  const took: number[] = [];
  for (let time = 0; time < count; time += 1) {
    const startedAtMs = performance.now();
    const cluster = await openCluster(folder.path);
    took.push(performance.now() - startedAtMs);
    await cluster.release();
  }
  await folder.remove();
  return took;
}

const rowOfStart = (start: string, took: readonly number[]) => ({
  start,
  'p50 ms': percentile(took, 0.5).toFixed(0),
  'longest ms': percentile(took, 1).toFixed(0),
});

const rowOfMemory = ({ when, appMb, postgresMb }: Held) => ({
  when,
  'app, MB': appMb.toFixed(0),
  'PostgreSQL, MB': postgresMb === undefined ? '' : postgresMb.toFixed(0),
});

type Bar = { bar: string; is: string; holds: boolean };

async function measureStarts(dataDirectory: string, starts: number): Promise<Bar> {
  const environment = { DATA_DIR: dataDirectory };
  const first = await timeStarts(startFile, environment, 1);
  await fill(dataDirectory, recipes);
  const usual = await timeStarts(startFile, environment, starts);
  const uncached = await timeStarts(startFile, { ...environment, ...withoutCache }, starts);
  printTable([
    rowOfStart('the first one: makes the database', first),
    rowOfStart(`with ${recipes} recipes`, usual),
    rowOfStart('the same, nothing compiled kept', uncached),
    rowOfStart('yardstick: Node with Hono', await timeStarts(bareFile, {}, starts)),
    rowOfStart('yardstick: PostgreSQL, empty', await timePostgres(starts)),
  ]);
  const longestMs = Math.max(...usual, ...uncached);
  return {
    bar: `start under ${longestStartMs / 1000} s with data`,
    is: `${(longestMs / 1000).toFixed(2)} s`,
    holds: longestMs < longestStartMs,
  };
}

/** Prints the memory rows, and compares the largest judged one with the bar. */
function judgeMemory(what: string, held: readonly Held[], mostMb: number): Bar {
  printTable(held.map(rowOfMemory));
  const isMb = Math.max(...held.filter(({ isJudged }) => isJudged).map(({ appMb }) => appMb));
  return {
    bar: `${what} at most ${mostMb} MB`,
    is: `${isMb.toFixed(0)} MB`,
    holds: isMb <= mostMb,
  };
}

/**
 * npm run bench -- process [--starts n] [--idle-seconds n] [--use-minutes n] [--after-use-minutes n] [--only use]: measures the time
 * from the spawn of a process to its first answer, with ten thousand recipes in the database; its resident memory when idle; and its
 * resident memory after half an hour's use by twenty cooks and five minutes of rest. Exits with 1 when a bar is missed.
 */
export async function measure(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      starts: { type: 'string', default: '5' },
      'idle-seconds': { type: 'string', default: '30' },
      'use-minutes': { type: 'string', default: '30' },
      'after-use-minutes': { type: 'string', default: '5' },
      only: { type: 'string' },
    },
  });
  const idleMs = Number(values['idle-seconds']) * 1000;
  const useMs = Number(values['use-minutes']) * 60_000;
  const afterUseMs = Number(values['after-use-minutes']) * 60_000;
  await buildWhenStale();
  const folder = await makeDataDirectory();
  const where = { startFile, bareFile, dataDirectory: folder.path };
  const bars: Bar[] = [];
  try {
    if (values.only !== 'use') {
      bars.push(await measureStarts(folder.path, Number(values.starts)));
      bars.push(judgeMemory('idle memory', await measureIdle({ ...where, idleMs }), mostIdleMb));
    }
    const used = await measureUse({ ...where, useMs, idleMs: afterUseMs });
    bars.push(judgeMemory('memory after use', used, mostAfterUseMb));
    printTable(bars.map(({ holds, ...bar }) => ({ ...bar, holds: holds ? 'yes' : 'NO' })));
    process.exitCode = bars.every(({ holds }) => holds) ? 0 : 1;
  } finally {
    await folder.remove();
  }
}
