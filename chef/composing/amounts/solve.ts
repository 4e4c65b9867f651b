import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Goal } from './goals.ts';

/** One amount to solve for: grams per serving, with its usual value and its bounds. */
export type Unknown = {
  ingredient: Ingredient;
  usual: number;
  low: number;
  high: number;
  /** How strongly the amount is kept at its usual value: 1 for most, less for amounts that a cook changes easily. */
  stiffness: number;
};

const sweeps = 30;
const enough = 2e-3;

/** Returns by how much a sum misses its goal, as a share of the goal: positive above the maximum, negative below the minimum. */
function missOf(goal: Goal, sum: number): number {
  if (goal.most !== undefined && sum > goal.most) return (sum - goal.most) / scaleOf(goal.most);
  if (goal.least !== undefined && sum < goal.least) return (sum - goal.least) / scaleOf(goal.least);
  return 0;
}

const scaleOf = (bound: number) => Math.max(1, Math.abs(bound));

/** One goal as a row of the system: what each unknown adds to it per gram. */
export type Row = { goal: Goal; per: Float64Array };
type Standing = Row & { sum: number };

/** Returns the row of a goal for these ingredients. */
export const rowFor = (goal: Goal, ingredients: readonly Ingredient[]): Row => ({
  ...{ goal, per: Float64Array.from(ingredients, goal.of) },
});

/** Returns the sum of a goal at these amounts. */
export function sumOf({ per }: Row, values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < per.length; at++) sum += (per[at] ?? 0) * (values[at] ?? 0);
  return sum;
}

/** Whether the amounts meet the goal of a row exactly, whatever its weight. */
export const isMet = (row: Row, values: ArrayLike<number>): boolean =>
  missOf(row.goal, sumOf(row, values)) === 0;

/** Returns the best value of one unknown with the others fixed: a Newton step, clamped to its bounds. */
function stepFor(
  { usual, low, high, stiffness }: Unknown,
  at: number,
  value: number,
  rows: readonly Standing[],
): number {
  const own = stiffness / (usual * usual);
  let slope = own * (value - usual);
  let curve = own;
  for (const { goal, per, sum } of rows) {
    const added = per[at] ?? 0;
    if (added === 0) continue;
    const miss = missOf(goal, sum);
    if (miss === 0) continue;
    const scale = scaleOf((miss > 0 ? goal.most : goal.least) ?? 1);
    slope += (goal.force * miss * added) / scale;
    curve += goal.force * (added / scale) ** 2;
  }
  return Math.min(high, Math.max(low, value - slope / curve));
}

/** Runs one sweep over all unknowns that can move. @returns the largest move, as a share of the usual amount */
function sweep(
  unknowns: readonly Unknown[],
  values: Float64Array,
  rows: readonly Standing[],
): number {
  let most = 0;
  for (let at = 0; at < unknowns.length; at++) {
    const unknown = unknowns[at];
    if (!unknown || unknown.low === unknown.high) continue;
    const before = values[at] ?? 0;
    const after = stepFor(unknown, at, before, rows);
    values[at] = after;
    for (const row of rows) row.sum += (row.per[at] ?? 0) * (after - before);
    most = Math.max(most, Math.abs(after - before) / unknown.usual);
  }
  return most;
}

/**
 * Solves bounded least squares by coordinate descent: finds amounts close to the usual ones that meet the goals as far as their
 * bounds allow.
 * @returns grams per serving, in the order of the unknowns
 */
export function solveAmounts(unknowns: readonly Unknown[], rows: readonly Row[]): Float64Array {
  const values = Float64Array.from(unknowns, ({ usual, low, high }) =>
    Math.min(high, Math.max(low, usual)),
  );
  const standing = rows.map((row) => ({ ...row, sum: sumOf(row, values) }));
  if (standing.every(({ goal, sum }) => missOf(goal, sum) === 0)) return values;
  for (let round = 0; round < sweeps; round++) {
    if (sweep(unknowns, values, standing) < enough) break;
  }
  return values;
}
