import { parseArgs } from 'node:util';
import { configureSupabase } from '#web/data/supabase-client.ts';
import { percentile } from '../percentile.ts';
import { printTable } from '../print-table.ts';
import { type Call, calls } from './calls.ts';
import type { Size } from './fill.ts';
import { type AdminStage, openStage, siteUrl } from './open-stage.ts';

const many: Size = {
  people: 100_000,
  categories: 5_000,
  purchases: 100_000,
  generations: 200_000,
  changes: 200_000,
};
const few: Size = {
  people: 1_000,
  categories: 50,
  purchases: 1_000,
  generations: 2_000,
  changes: 2_000,
};
/** The largest allowed ratio of the time at full size to the time at a hundredth of the size. */
const mostTimes = 3;

/** The stage that receives the requests of the screens' client now. */
let before: AdminStage;

/** Fakes the browser for the screens' own functions: sets window.location, and a fetch that sends requests to the current stage. */
function standInForBrowser(anonKey: string): void {
  Object.assign(globalThis, {
    window: { location: new URL(siteUrl) },
    fetch: (input: RequestInfo, init?: RequestInit) => before.ask(new Request(input, init)),
  });
  configureSupabase(anonKey);
}

async function timeOnce(stage: AdminStage, read: () => Promise<unknown>): Promise<number> {
  before = stage;
  const startedAtMs = performance.now();
  await read();
  return performance.now() - startedAtMs;
}

type Cost = { call: Call; fewMs: number; manyMs: number };

/**
 * Measures both sizes alternately, so that other load on the machine affects both. Takes the 20th percentile of each: slower runs were
 * slowed down by something else.
 */
async function measureCall(
  call: Call,
  { stages, rounds }: { stages: { few: AdminStage; many: AdminStage }; rounds: number },
): Promise<Cost> {
  before = stages.few;
  const readFew = await call.prepare();
  before = stages.many;
  const readMany = await call.prepare();
  const [ofFew, ofMany]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ofFew.push(await timeOnce(stages.few, readFew));
    ofMany.push(await timeOnce(stages.many, readMany));
  }
  return { call, fewMs: percentile(ofFew, 0.2), manyMs: percentile(ofMany, 0.2) };
}

const timesOf = ({ fewMs, manyMs }: Cost) => manyMs / fewMs;

const rowOf = (cost: Cost) => ({
  screen: cost.call.screen,
  asked: cost.call.asked,
  'few ms': cost.fewMs.toFixed(1),
  'many ms': cost.manyMs.toFixed(1),
  times: timesOf(cost).toFixed(2),
});

/**
 * npm run bench -- admin [--rounds n] [--only text]: times the reads of the Admin Panel at 100,000 people, 5,000 categories,
 * 100,000 purchases, 200,000 generations and changes, and at a hundredth of each. Exits with 1 if any read takes more than three times
 * as long at full size.
 */
export async function measure(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { rounds: { type: 'string', default: '9' }, only: { type: 'string', default: '' } },
  });
  const stages = { few: await openStage(few), many: await openStage(many) };
  standInForBrowser(stages.few.anonKey);
  try {
    const chosen = calls.filter(({ screen, asked }) => `${screen}: ${asked}`.includes(values.only));
    const costs: Cost[] = [];
    for (const call of chosen) {
      costs.push(await measureCall(call, { stages, rounds: Number(values.rounds) }));
      if (process.stderr.isTTY) process.stderr.write(`\r${costs.length}/${chosen.length}`);
    }
    printTable(costs.map(rowOf));
    const slow = costs.filter((cost) => timesOf(cost) > mostTimes);
    process.stdout.write(
      `${costs.length} questions; ${slow.length} cost more than ${mostTimes} times as much at full size.\n`,
    );
    process.exitCode = slow.length === 0 ? 0 : 1;
  } finally {
    await Promise.all([stages.few.close(), stages.many.close()]);
  }
}
