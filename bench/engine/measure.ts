import { parseArgs } from 'node:util';
import {
  type Case,
  cleanCases,
  faultyCases,
  kindCount,
} from '#tests/support/model-answers/faults/cases.ts';
import { runCase } from '#tests/support/model-server/run-case.ts';
import {
  type ModelServer,
  startModelServer,
} from '#tests/support/model-server/start-model-server.ts';
import { wireCases } from '#tests/support/model-server/wire-faults.ts';
import { printTable } from '../print-table.ts';
import { measureFirstWords } from './first-words.ts';
import { type BenchStage, openStage } from './open-stage.ts';
import { type Cost, measureOwnCost } from './own-cost.ts';
import { type Bar, barsOf, type Ran, tally } from './tally.ts';

const ownCostBarMs = 20;

async function runAll(
  stage: BenchStage,
  server: ModelServer,
  cases: readonly Case[],
): Promise<Ran[]> {
  const runs: Ran[] = [];
  for (const one of cases) runs.push({ one, run: await runCase(stage, stage.cook, server, one) });
  return runs;
}

/** Prints one line for each run that went wrong, for debugging. */
function printMisses(runs: readonly Ran[]): void {
  for (const { one, run } of runs) {
    const missed = one.calls !== undefined && !run.found;
    if (run.right && run.isCreditExact && !run.violation && !missed) continue;
    const what = run.violation ? 'VIOLATION' : missed ? 'not found' : 'wrong end';
    const words = one.words ? ` (${one.words})` : '';
    process.stderr.write(`${what}: ${one.kind}${words}, ${one.answer.name} ${run.message}\n`);
  }
}

const inMs = ({ part, p50Ms, p95Ms }: Cost) => ({
  part,
  'p50 ms': p50Ms.toFixed(2),
  'p95 ms': p95Ms.toFixed(2),
});

function barOfCost(costs: readonly Cost[]): Bar {
  const { p95Ms = 0 } = costs.find(({ part }) => part === 'the three together') ?? {};
  const bar = `reading, nutrition and checks under ${ownCostBarMs} ms p95`;
  return { bar, is: `${p95Ms.toFixed(2)} ms`, holds: p95Ms < ownCostBarMs };
}

async function runOnStage(cases: readonly Case[]) {
  const server = await startModelServer();
  const stage = await openStage(server.baseUrl, cases.length * 2 + 100);
  try {
    const runs = await runAll(stage, server, cases);
    return { runs, firstWords: await measureFirstWords(stage, server) };
  } finally {
    await server.close();
    await stage.close();
  }
}

/**
 * npm run bench -- engine [--cases n] [--seed n]: runs the whole path of a generation, from the request to the ledger, over the
 * clean corpus, the wire faults and about n planted faults, then measures the engine's own cost. Exits with 1 when a bar is missed.
 */
export async function measure(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      cases: { type: 'string', default: '600' },
      seed: { type: 'string', default: '3' },
    },
  });
  const perKind = Math.max(2, Math.round(Number(values.cases) / kindCount));
  const cases = [...cleanCases(), ...wireCases(), ...faultyCases(perKind, Number(values.seed))];
  const { runs, firstWords } = await runOnStage(cases);
  const costs = measureOwnCost();
  const bars = [...barsOf(runs), barOfCost(costs)];
  printTable(tally(runs));
  printTable([...costs, ...firstWords].map(inMs));
  printTable(bars.map(({ bar, is, holds }) => ({ bar, is, holds: holds ? 'yes' : 'NO' })));
  printMisses(runs);
  process.exitCode = bars.every(({ holds }) => holds) ? 0 : 1;
}
