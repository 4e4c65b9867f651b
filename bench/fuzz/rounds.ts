import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { lookAround } from '#tests/fuzz/known.ts';
import { type Finding, printFinding, runRound, type Tally } from '#tests/fuzz/round.ts';
import { openStage, type Stage } from '#tests/fuzz/stage.ts';
import { openDatabase } from '../open-database.ts';
import { printTable } from '../print-table.ts';

const casesOfARound = 600;
const shown = 8;

/** Returns the heap use of this process in MiB after a garbage collection. */
function usedMiB(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

type Result = { findings: Finding[]; tallies: Tally[]; heapMiB: number[]; rounds: number };

function say({ findings }: { findings: Finding[] }): void {
  for (const finding of findings) process.stdout.write(`${printFinding(finding)}\n\n`);
}

async function runRounds(stage: Stage, options: Wanted): Promise<Result> {
  const known = await lookAround(stage);
  const until = performance.now() + options.minutes * 60_000;
  const result: Result = { findings: [], tallies: [], heapMiB: [], rounds: 0 };
  while (performance.now() < until) {
    const seed = options.seed + result.rounds;
    const privileged = result.rounds % 2 === 1;
    const { route } = options;
    const outcome = await runRound(stage, known, {
      seed,
      cases: casesOfARound,
      privileged,
      width: 8,
      ...(route && { route }),
    });
    say(outcome);
    result.findings.push(...outcome.findings);
    result.tallies.push(...outcome.tallies);
    result.heapMiB.push(usedMiB());
    result.rounds += 1;
  }
  return result;
}

function printTallies({ tallies, heapMiB }: Result): void {
  const statuses = Map.groupBy(tallies, ({ status }) => status);
  printTable(
    [...statuses]
      .toSorted(([one], [other]) => one - other)
      .map(([status, all]) => ({ status, answers: all.length })),
  );
  const slowest = tallies
    .toSorted((one, other) => other.durationMs - one.durationMs)
    .slice(0, shown);
  printTable(
    slowest.map(({ route, actor, status, durationMs, seed }) => ({
      slowest: route,
      actor,
      status,
      seconds: (durationMs / 1000).toFixed(2),
      seed,
    })),
  );
  const [first = 0, ...others] = heapMiB;
  process.stdout.write(
    `Heap after the first round ${first.toFixed(0)} MiB, after the last ${(others.at(-1) ?? first).toFixed(0)} MiB.\n`,
  );
}

export type Wanted = { seed: number; minutes: number; route?: string };

/** Runs rounds on a separate database and prints the results. @returns whether there were no findings */
export async function fuzz(wanted: Wanted): Promise<boolean> {
  const ground = await openDatabase();
  const stage = await openStage(ground);
  try {
    const result = await runRounds(stage, wanted);
    printTallies(result);
    const { findings, tallies, rounds } = result;
    process.stdout.write(
      `${tallies.length} requests in ${rounds} rounds, seeds from ${wanted.seed}: ${findings.length} findings.\n`,
    );
    return findings.length === 0;
  } finally {
    await stage.close();
    await ground.close();
  }
}
