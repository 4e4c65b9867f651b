import { parseArgs } from 'node:util';
import { openCluster } from '#server/database/embedded/cluster.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { buildWhenStale } from '../../scripts/build.ts';
import { percentile } from '../percentile.ts';
import { printTable } from '../print-table.ts';
import { fill } from './house-of-years.ts';
import { type Held, measureIdle } from './idle-memory.ts';
import { startProcess } from './start-process.ts';

const longestStartMs = 3000;
const mostIdleMb = 200;
const recipes = 10_000;
const bareFile = 'bench/process/bare.ts';
const startFile = 'scripts/start.ts';

/** As if it ran for the first time on this machine: nothing compiled is kept. */
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

/** PostgreSQL alone, made already and empty. */
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

/**
 * npm run bench -- process [--starts n] [--idle-seconds n]: from the spawn of a process to its first answer, over a database with ten thousand recipes; and what it
 * holds of the machine's memory when nothing is asked of it. Ends with 1 when a bar is missed.
 */
export async function measure(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      starts: { type: 'string', default: '5' },
      'idle-seconds': { type: 'string', default: '30' },
    },
  });
  const starts = Number(values.starts);
  const idleMs = Number(values['idle-seconds']) * 1000;
  await buildWhenStale();
  const folder = await makeDataDirectory();
  const house = { DATA_DIR: folder.path };
  try {
    const first = await timeStarts(startFile, house, 1);
    await fill(folder.path, recipes);
    const usual = await timeStarts(startFile, house, starts);
    const uncached = await timeStarts(startFile, { ...house, ...withoutCache }, starts);
    printTable([
      rowOfStart('the first one: makes the database', first),
      rowOfStart(`with ${recipes} recipes`, usual),
      rowOfStart('the same, nothing compiled kept', uncached),
      rowOfStart('yardstick: Node with Hono', await timeStarts(bareFile, {}, starts)),
      rowOfStart('yardstick: PostgreSQL, empty', await timePostgres(starts)),
    ]);
    const held = await measureIdle({ startFile, bareFile, dataDirectory: folder.path, idleMs });
    printTable(held.map(rowOfMemory));
    const longest = Math.max(...usual, ...uncached);
    const judged = held.filter(({ isJudged }) => isJudged);
    const mostMb = Math.max(...judged.map(({ appMb }) => appMb));
    printTable([
      {
        bar: `start under ${longestStartMs / 1000} s with data`,
        is: `${(longest / 1000).toFixed(2)} s`,
        holds: longest < longestStartMs ? 'yes' : 'NO',
      },
      {
        bar: `idle memory under ${mostIdleMb} MB`,
        is: `${mostMb.toFixed(0)} MB`,
        holds: mostMb < mostIdleMb ? 'yes' : 'NO',
      },
    ]);
    process.exitCode = longest < longestStartMs && mostMb < mostIdleMb ? 0 : 1;
  } finally {
    await folder.remove();
  }
}
