import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../percentile.ts';
import { printTable } from '../print-table.ts';
import { watchMemory } from '../resident-memory.ts';
import type { Bar } from './bar.ts';
import type { Told } from './clients.ts';
import { openStage } from './open-stage.ts';

const mostMemoryMb = 600;
const longestDelayMs = 100;
const beginWithinMs = 10_000;
const screenEveryMs = 100;
const aloneMs = 5_000;

type Stage = Awaited<ReturnType<typeof openStage>>;

/** Counts how the generations ended, such as `recipe 1000`. */
function countEnds(told: readonly Told[]): string {
  const byEnd = Map.groupBy(told, ({ ended }) => ended);
  return [...byEnd].map(([end, all]) => `${end} ${all.length}`).join(', ');
}

/** Counts cooks whose balance is wrong: a completed generation takes one credit, a running or failed one takes none. */
async function countInexact(owner: Stage['owner']): Promise<number> {
  const [row] = await owner<{ inexact: number }[]>`
    select count(*)::int as inexact from public.credits c
    where c.balance <> 5 - (select count(*) from public.generations g
      where g.user_id = c.user_id and g.status = 'completed')`;
  return row?.inexact ?? -1;
}

/** Runs the screen alone, then all streams with the screen beside them. */
async function observe(stage: Stage) {
  await stage.oneByOne(1);
  await stage.owner`delete from public.generations`;
  await stage.owner`update public.credits set balance = 5`;
  const alone = stage.showScreens(screenEveryMs);
  await wait(aloneMs);
  const quiet = await alone();
  const memory = watchMemory(stage.pid);
  const before = await stage.stalls();
  const startedAtMs = performance.now();
  const screens = stage.showScreens(screenEveryMs);
  const told = await stage.allAtOnce(beginWithinMs);
  const crowded = await screens();
  const seconds = (performance.now() - startedAtMs) / 1000;
  const { stalls, usedCpuMs } = await stage.stalls();
  const memoryMb = memory();
  const open = await stage.mostOpen();
  const inexact = await countInexact(stage.owner);
  const cpuSeconds = (usedCpuMs - before.usedCpuMs) / 1000;
  const ends = countEnds(told);
  return { quiet, crowded, told, ends, open, inexact, seconds, cpuSeconds, memoryMb, stalls };
}

type Observed = Awaited<ReturnType<typeof observe>>;

const p50AndP95 = (timesMs: readonly number[], digits: number): string =>
  [0.5, 0.95].map((share) => percentile(timesMs, share).toFixed(digits)).join(' / ');

function print({ quiet, crowded, told, stalls, ...observed }: Observed): void {
  const firstBytes = told.map(({ firstByteMs }) => firstByteMs);
  const firstLines = told.map(({ firstLineMs }) => firstLineMs);
  printTable([
    { what: 'streams open at once, at most', is: observed.open },
    { what: 'ended as', is: observed.ends },
    { what: 'all of it, s', is: observed.seconds.toFixed(1) },
    { what: 'processor of the product, s', is: observed.cpuSeconds.toFixed(1) },
    { what: 'memory, at most, MB', is: observed.memoryMb.toFixed(0) },
    { what: 'event loop late, p99, ms', is: stalls.p99Ms.toFixed(1) },
    { what: 'event loop late, longest, ms', is: stalls.mostMs.toFixed(1) },
    { what: 'first byte, p50 / p95, ms', is: p50AndP95(firstBytes, 0) },
    { what: 'first line, p50 / p95, ms', is: p50AndP95(firstLines, 0) },
    { what: 'own list meanwhile, p50 / p95, ms', is: p50AndP95(crowded.tookMs, 1) },
    { what: 'yardstick: own list alone, p50 / p95, ms', is: p50AndP95(quiet.tookMs, 1) },
  ]);
}

function barsOf(
  streams: number,
  { open, ends, inexact, crowded, memoryMb, stalls }: Observed,
): Bar[] {
  return [
    { bar: `${streams} streams open at once`, is: `${open}`, holds: open >= streams },
    { bar: 'every one a recipe', is: ends, holds: ends === `recipe ${streams}` },
    { bar: 'every credit exact', is: `${inexact} not`, holds: inexact === 0 },
    { bar: 'no failed call of the screen', is: `${crowded.failed}`, holds: crowded.failed === 0 },
    {
      bar: `memory under ${mostMemoryMb} MB`,
      is: `${memoryMb.toFixed(0)} MB`,
      holds: memoryMb < mostMemoryMb,
    },
    {
      bar: `event loop p99 under ${longestDelayMs} ms`,
      is: `${stalls.p99Ms.toFixed(1)} ms`,
      holds: stalls.p99Ms < longestDelayMs,
    },
  ];
}

/**
 * Lets `streams` cooks order a different recipe each within ten seconds, from a model so slow that all streams are open at once. Meanwhile
 * a screen requests a cook's own list repeatedly. Pictures are drawn as usual.
 */
export async function measureManyStreams(
  streams: number,
  pace: { everyMs: number; words: number },
): Promise<Bar[]> {
  const stage = await openStage({ cooks: streams, credits: 5, pace });
  try {
    const observed = await observe(stage);
    print(observed);
    return barsOf(streams, observed);
  } finally {
    await stage.close();
  }
}
