import { parseArgs } from 'node:util';
import { type Ground, openStage, type Stage } from '#tests/faults/open-stage.ts';
import { runRound } from '#tests/faults/run-round.ts';
import { buildWhenStale } from '../../scripts/build.ts';
import { openDatabase } from '../open-database.ts';
import { percentile } from '../percentile.ts';
import { printTable } from '../print-table.ts';
import { runChaosRounds } from './chaos.ts';

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

const kinds = ['kills', 'chaos'] as const;

/**
 * npm run bench -- faults [--kind kills|chaos] [--rounds n] [--seed n] [--store disk|S3]: kills processes at the steps of a generation and
 * of a fulfilment, in turn, and checks after each kill that no user has lost or gained a credit; injects faults while clients work, and checks
 * that everything acknowledged to them is true. Each kind gets half of the rounds when no kind is given. Kills end with an error at the
 * first round that fails; chaos rounds report all failures after the last round. An error says how to repeat the round.
 */
export async function measure(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      kind: { type: 'string', multiple: true, default: [...kinds] },
      rounds: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      store: { type: 'string', default: 'S3' },
    },
  });
  // Build first: otherwise the started processes would wait for one of them to build.
  await buildWhenStale();
  const firstSeed = Number(values.seed);
  const rounds = Math.ceil(Number(values.rounds) / values.kind.length);
  if (values.kind.includes('kills')) await killOnGround(firstSeed, rounds);
  if (values.kind.includes('chaos')) {
    await runChaosRounds(firstSeed, rounds, values.store === 'disk' ? 'disk' : 'S3');
  }
}

async function killOnGround(firstSeed: number, rounds: number): Promise<void> {
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
