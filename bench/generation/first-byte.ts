import { percentile } from '../percentile.ts';
import { printTable } from '../print-table.ts';
import type { Bar } from './bar.ts';
import type { Told } from './clients.ts';
import { openStage } from './open-stage.ts';

const mostMs = 25;
const warmUp = 40;
const cooks = 50;

const rowOf = (what: string, times: readonly number[]) => ({
  what,
  'p50 ms': percentile(times, 0.5).toFixed(1),
  'p95 ms': percentile(times, 0.95).toFixed(1),
  'longest ms': percentile(times, 1).toFixed(1),
});

function requireRecipes(told: readonly Told[]): void {
  const other = told.find(({ ended }) => ended !== 'recipe');
  if (other) throw new Error(`A generation ended otherwise: ${other.ended}`);
}

/**
 * Measures generations one after the other with a model that answers at once: the time from the request to the first byte of the stream,
 * to the first line of the recipe, and to its end. The yardstick runs the same two statements, but checks nothing and writes no recipe.
 */
export async function measureFirstByte(count: number): Promise<Bar[]> {
  const stage = await openStage({
    cooks,
    credits: count + warmUp,
    pace: 'instant',
    variables: { PICTURE_MODEL: 'none' },
  });
  try {
    await stage.oneByOne(warmUp);
    await stage.bareOneByOne(warmUp);
    const bareBefore = await stage.bareOneByOne(count / 2);
    const told = await stage.oneByOne(count);
    const bare = [...bareBefore, ...(await stage.bareOneByOne(count / 2))];
    requireRecipes(told);
    const firstByte = told.map(({ firstByteMs }) => firstByteMs);
    const yardstick = bare.map(({ firstByteMs }) => firstByteMs);
    printTable([
      rowOf('first byte', firstByte),
      rowOf(
        'first line of the recipe, read and checked',
        told.map((one) => one.firstLineMs),
      ),
      rowOf(
        'the whole recipe, kept',
        told.map((one) => one.endMs),
      ),
      rowOf('yardstick: a bare handler’s first byte', yardstick),
    ]);
    const p95Ms = percentile(firstByte, 0.95);
    const times = percentile(firstByte, 0.5) / percentile(yardstick, 0.5);
    return [
      {
        bar: `first byte within ${mostMs} ms, p95`,
        is: `${p95Ms.toFixed(1)} ms (${times.toFixed(1)} times the yardstick, by the p50)`,
        holds: p95Ms <= mostMs,
      },
    ];
  } finally {
    await stage.close();
  }
}
