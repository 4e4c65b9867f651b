import { type House, openHouse } from '#tests/faults/storms/house.ts';
import { runStorm, type StormReport } from '#tests/faults/storms/run-storm.ts';
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

/** Storms by seeds in a row. Ends with an error at the first that was not weathered, which says how to repeat it. */
export async function brewStorms(
  firstSeed: number,
  rounds: number,
  store: 'disk' | 'S3',
): Promise<void> {
  const house: House = await openHouse({ sharing: 1, store });
  const reports: Timed[] = [];
  try {
    for (let seed = firstSeed; seed < firstSeed + rounds; seed += 1) {
      const startedAtMs = performance.now();
      const report = await runStorm(house, seed);
      reports.push({ ...report, tookMs: performance.now() - startedAtMs });
      if (process.stderr.isTTY) process.stderr.write(`\r${seed - firstSeed + 1}/${rounds}`);
    }
    process.stdout.write(
      `${rounds} storms over objects on ${store}, seeds ${firstSeed} to ${firstSeed + rounds - 1}: nothing that was acknowledged is lost.\n`,
    );
  } finally {
    printStorms(reports);
    await house.close();
  }
}
