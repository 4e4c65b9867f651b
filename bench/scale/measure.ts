import { parseArgs } from 'node:util';
import type { Recorded } from '../calls/record-requests.ts';
import { percentile } from '../percentile.ts';
import { printTable } from '../print-table.ts';
import { openStages, type ScaleStage } from './open-stage.ts';

/** Limit for a screen's time at full size, as a multiple of its time at a hundredth of the size. */
const mostTimes = 1.5;
const cooksAtOnce = 4;
/** Recipes of each cook. */
const each = 100;

/** Times one call of one cook. Sends its requests in parallel, as the screen does. */
async function timeCall(url: string, { wires, cook }: Recorded): Promise<number> {
  const startedAtMs = performance.now();
  await Promise.all(
    wires.map(async ({ method, path, headers, body }) => {
      const signed = { ...headers, authorization: `Bearer ${cook.token}` };
      const init = { method, headers: signed, ...(body && { body }) };
      const response = await fetch(new URL(path, url), init);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}.`);
    }),
  );
  return performance.now() - startedAtMs;
}

/** Makes the call once for each cook, a few cooks at a time. */
async function timeRound({ url, recorded }: ScaleStage, call: string): Promise<number[]> {
  const waiting = recorded.filter((one) => one.call.name === call);
  const timesMs: number[] = [];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      timesMs.push(await timeCall(url, next));
  };
  await Promise.all(Array.from({ length: cooksAtOnce }, work));
  return timesMs;
}

type Stages = Awaited<ReturnType<typeof openStages>>;

/** Measures few and many in turn, so that other load on the machine affects both. Returns the median of the rounds' p95. */
async function measureCall(stages: Stages, call: string, rounds: number) {
  const p95: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let round = -1; round < rounds; round += 1) {
    for (const size of ['few', 'many'] as const) {
      const timesMs = await timeRound(stages[size], call);
      if (round >= 0) p95[size].push(percentile(timesMs, 0.95));
    }
  }
  const [few, many] = [percentile(p95.few, 0.5), percentile(p95.many, 0.5)];
  return {
    call,
    'few p95 ms': few.toFixed(1),
    'many p95 ms': many.toFixed(1),
    times: (many / few).toFixed(2),
  };
}

/**
 * npm run bench -- scale [--rounds n] [--recipes n]: compares what a cook's screens read over a million recipes of 10,000 people with
 * the same over a hundredth of them. A dedicated machine takes a few minutes for it; fewer recipes take less time, and prove less. Exits with
 * 1 when any call takes more than 1.5 times as long.
 */
export async function measure(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      rounds: { type: 'string', default: '9' },
      recipes: { type: 'string', default: '1000000' },
    },
  });
  const stages = await openStages(
    { people: 100, each },
    { people: Math.ceil(Number(values.recipes) / each), each },
  );
  try {
    const rows: Awaited<ReturnType<typeof measureCall>>[] = [];
    for (const call of new Set(stages.few.recorded.map((one) => one.call.name))) {
      rows.push(await measureCall(stages, call, Number(values.rounds)));
    }
    printTable(rows);
    const slow = rows.filter((row) => !(Number(row.times) <= mostTimes));
    process.stdout.write(
      `${slow.length} of ${rows.length} take more than ${mostTimes} times as long.\n`,
    );
    process.exitCode = slow.length === 0 ? 0 : 1;
  } finally {
    await stages.close();
  }
}
