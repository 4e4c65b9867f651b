import type { Ingredient } from '../../pantry/pantry.ts';
import type { Goal } from './goals.ts';

/** One amount to be found: grams a serving, from its usual value, within its bounds. */
export type Unknown = {
  ingredient: Ingredient;
  usual: number;
  low: number;
  high: number;
  /** How much it resists: 1 for most, less for what a cook changes lightly. */
  stiffness: number;
};

const SWEEPS = 30;
const ENOUGH = 1e-4;

/** How far a sum is outside its goal, as a share of the goal; its sign says on which side. */
function missOf(goal: Goal, sum: number): number {
  if (goal.most !== undefined && sum > goal.most) return (sum - goal.most) / scaleOf(goal.most);
  if (goal.least !== undefined && sum < goal.least) return (sum - goal.least) / scaleOf(goal.least);
  return 0;
}

const scaleOf = (bound: number) => Math.max(1, Math.abs(bound));

/** One goal in numbers: what each unknown adds to it per gram, and where its sum stands. */
type Row = { goal: Goal; per: number[]; sum: number };

/** The best value of one unknown while the others stand still: a Newton step, kept within its bounds. */
function stepFor({ usual, low, high, stiffness }: Unknown, at: number, value: number, rows: Row[]) {
  const own = stiffness / (usual * usual);
  let slope = own * (value - usual);
  let curve = own;
  for (const { goal, per, sum } of rows) {
    const miss = missOf(goal, sum);
    const added = per[at] ?? 0;
    if (miss === 0 || added === 0) continue;
    const scale = scaleOf((miss > 0 ? goal.most : goal.least) ?? 1);
    slope += (goal.force * miss * added) / scale;
    curve += goal.force * (added / scale) ** 2;
  }
  return Math.min(high, Math.max(low, value - slope / curve));
}

/**
 * Bounded least squares by coordinate descent: amounts as near as may be to the usual ones that meet the goals as far as
 * their bounds allow.
 * @returns grams a serving, in the order of the unknowns
 */
export function solveAmounts(unknowns: readonly Unknown[], goals: readonly Goal[]): number[] {
  const values = unknowns.map(({ usual, low, high }) => Math.min(high, Math.max(low, usual)));
  const rows: Row[] = goals.map((goal) => {
    const per = unknowns.map(({ ingredient }) => goal.of(ingredient));
    return { goal, per, sum: per.reduce((sum, one, at) => sum + one * (values[at] ?? 0), 0) };
  });
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let moved = 0;
    for (const [at, unknown] of unknowns.entries()) {
      const before = values[at] ?? 0;
      if (unknown.low === unknown.high) continue;
      const after = stepFor(unknown, at, before, rows);
      values[at] = after;
      for (const row of rows) row.sum += (row.per[at] ?? 0) * (after - before);
      moved = Math.max(moved, Math.abs(after - before) / unknown.usual);
    }
    if (moved < ENOUGH) break;
  }
  return values;
}
