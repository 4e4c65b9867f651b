import { type House, openHouse } from '#tests/faults/storms/house.ts';
import { runStorm, type StormReport } from '#tests/faults/storms/run-storm.ts';
import { ended } from '../leave-nothing.ts';
import { percentile } from '../percentile.ts';
import { printTable } from '../print-table.ts';

type Timed = StormReport & { tookMs: number };

function printStorms(reports: readonly Timed[]): void {
  const byStrike = Map.groupBy(reports, ({ strike }) => strike);
  printTable(
    [...byStrike].map(([strike, all]) => ({
      'what struck': strike,
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

/** Prints what went wrong in a storm and how to repeat it, as soon as it fails: many rounds take an hour. */
function tell(failure: Error): void {
  process.stderr.write(`\n${failure.message}\n\n`);
}

/**
 * Runs storms with consecutive seeds. They share one house until a storm fails: a later storm would find the same damage again, so it
 * gets a new house.
 * @throws Error after the last storm, with the message of each storm that failed
 */
export async function brewStorms(
  firstSeed: number,
  rounds: number,
  store: 'disk' | 'S3',
): Promise<void> {
  const reports: Timed[] = [];
  const failures: Error[] = [];
  let house: House | undefined;
  let leave: (() => Promise<void>) | undefined;
  for (let seed = firstSeed; seed < firstSeed + rounds; seed += 1) {
    if (!house) {
      house = await openHouse({ sharing: 1, store });
      leave = ended(house.close);
    }
    const startedAtMs = performance.now();
    try {
      const report = await runStorm(house, seed);
      const tookMs = performance.now() - startedAtMs;
      reports.push({ ...report, tookMs });
      process.stderr.write(`${seed} ${report.strike}: ${(tookMs / 1000).toFixed(1)} s\n`);
    } catch (error) {
      failures.push(error as Error);
      tell(error as Error);
      house = undefined;
      await leave?.();
    }
  }
  await leave?.();
  printStorms(reports);
  const lastSeed = firstSeed + rounds - 1;
  const told = `${rounds} storms over objects on ${store}, seeds ${firstSeed} to ${lastSeed}`;
  if (failures.length > 0) {
    throw new Error(
      `${told}: ${failures.length} were not weathered.\n\n${failures.map(({ message }) => message).join('\n\n')}`,
    );
  }
  process.stdout.write(`${told}: nothing that was acknowledged is lost.\n`);
}
