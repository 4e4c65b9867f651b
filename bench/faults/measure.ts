import { parseArgs } from 'node:util';
import { type Ground, openStage, type Stage } from '#tests/faults/open-stage.ts';
import { runRound } from '#tests/faults/run-round.ts';
import { buildWhenStale } from '../../scripts/build.ts';
import { openDatabase } from '../open-database.ts';
import { percentile } from '../percentile.ts';
import { printTable } from '../print-table.ts';

type Times = Map<string, number[]>;

async function runRounds(stage: Stage, firstSeed: number, rounds: number): Promise<Times> {
  const times: Times = new Map();
  for (let seed = firstSeed; seed < firstSeed + rounds; seed += 1) {
    const startedAtMs = performance.now();
    const step = await runRound(stage, seed);
    times.set(step, [...(times.get(step) ?? []), performance.now() - startedAtMs]);
    if (process.stderr.isTTY) process.stderr.write(`\r${seed - firstSeed + 1}/${rounds}`);
  }
  return times;
}

function printTimes(times: Times): void {
  printTable(
    [...times].map(([step, all]) => ({
      'killed …': step,
      rounds: all.length,
      'p50 s': (percentile(all, 0.5) / 1000).toFixed(1),
      'longest s': (Math.max(...all) / 1000).toFixed(1),
    })),
  );
}

/**
 * npm run bench -- faults [--rounds n] [--seed n]: kills processes at the steps of a generation and of a fulfilment, in turn, and holds after
 * each that nobody has lost or gained a credit. Ends with an error at the first round that has, which says how to repeat it.
 */
export async function measure(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { rounds: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
  });
  // Else the processes that start would wait for one of them to do it.
  await buildWhenStale();
  const [firstSeed, rounds] = [Number(values.seed), Number(values.rounds)];
  const ground = await openDatabase();
  try {
    await killInTurn(ground, firstSeed, rounds);
  } finally {
    await ground.close();
  }
}

async function killInTurn(ground: Ground, firstSeed: number, rounds: number): Promise<void> {
  const stage = await openStage(ground);
  try {
    printTimes(await runRounds(stage, firstSeed, rounds));
    process.stdout.write(
      `${rounds} processes killed, seeds ${firstSeed} to ${firstSeed + rounds - 1}: no credit lost, none gained.\n`,
    );
  } finally {
    await stage.close();
  }
}
