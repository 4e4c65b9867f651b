import { type Environment, openEnvironment } from '#tests/faults/chaos/environment.ts';
import { type ChaosReport, runChaos } from '#tests/faults/chaos/run-chaos.ts';
import { ended } from '../leave-nothing.ts';
import { percentile } from '../percentile.ts';
import { printTable } from '../print-table.ts';

type Timed = ChaosReport & { tookMs: number };

function printReports(reports: readonly Timed[]): void {
  const byFault = Map.groupBy(reports, ({ fault }) => fault);
  printTable(
    [...byFault].map(([fault, all]) => ({
      'injected fault': fault,
      rounds: all.length,
      acknowledged: all.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      unknown: all.reduce((sum, { unknown }) => sum + unknown, 0),
      'serving again, p50 s': (
        percentile(
          all.map(({ recoveredMs }) => recoveredMs),
          0.5,
        ) / 1000
      ).toFixed(1),
      'longest s': (Math.max(...all.map(({ recoveredMs }) => recoveredMs)) / 1000).toFixed(1),
      'a round, p50 s': (
        percentile(
          all.map(({ tookMs }) => tookMs),
          0.5,
        ) / 1000
      ).toFixed(1),
    })),
  );
}

/** Prints what went wrong in a chaos run and how to repeat it, as soon as it fails: many rounds take an hour. */
function printFailure(failure: Error): void {
  process.stderr.write(`\n${failure.message}\n\n`);
}

/**
 * Runs chaos rounds with consecutive seeds. They share one environment until a round fails: a later round would find the same damage again, so it
 * gets a new environment.
 * @throws Error after the last round, with the message of each round that failed
 */
export async function runChaosRounds(
  firstSeed: number,
  rounds: number,
  store: 'disk' | 'S3',
): Promise<void> {
  const reports: Timed[] = [];
  const failures: Error[] = [];
  let environment: Environment | undefined;
  let closeEnvironment: (() => Promise<void>) | undefined;
  for (let seed = firstSeed; seed < firstSeed + rounds; seed += 1) {
    if (!environment) {
      environment = await openEnvironment({ sharing: 1, store });
      closeEnvironment = ended(environment.close);
    }
    const startedAtMs = performance.now();
    try {
      const report = await runChaos(environment, seed);
      const tookMs = performance.now() - startedAtMs;
      reports.push({ ...report, tookMs });
      process.stderr.write(`${seed} ${report.fault}: ${(tookMs / 1000).toFixed(1)} s\n`);
    } catch (error) {
      failures.push(error as Error);
      printFailure(error as Error);
      environment = undefined;
      await closeEnvironment?.();
    }
  }
  await closeEnvironment?.();
  printReports(reports);
  const lastSeed = firstSeed + rounds - 1;
  const summary = `${rounds} chaos rounds over objects on ${store}, seeds ${firstSeed} to ${lastSeed}`;
  if (failures.length > 0) {
    throw new Error(
      `${summary}: ${failures.length} failed.\n\n${failures.map(({ message }) => message).join('\n\n')}`,
    );
  }
  process.stdout.write(`${summary}: nothing that was acknowledged is lost.\n`);
}
