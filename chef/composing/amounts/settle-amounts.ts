import { type KitchenAmount, roundAmount } from '#recipes/measures/round-amount.ts';
import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Course, Requirements } from '#recipes/selections/requirements.ts';
import type { Archetype, Slot } from '../archetype.ts';
import type { Chosen } from '../chosen.ts';
import { goalsFor } from './goals.ts';
import { reachOf } from './reach.ts';
import { isMet, type Row, rowFor, solveAmounts, sumOf, type Unknown } from './solve.ts';
import { hasFreeLiquid, isFormula, type Table, usualGrams } from './usual-grams.ts';

export type Occasion = {
  archetype: Archetype;
  course: Course;
  servings: number;
  requirements: Requirements;
};

type Solved = { chosen: Chosen; unknown: Unknown };

/** What is a portion by itself: a fillet, a steak, a big mushroom. Nobody gets two because the dish wants energy. */
const isPortion = ({ unit, tags, id }: Ingredient): boolean =>
  unit === 'piece' && (id === 'portobello' || (tags.has('fish') && id !== 'anchovy'));

/** Served by the piece, so that nobody gets half a one more: portions, flat breads, slices of bread. */
const isForEach = (item: Ingredient): boolean =>
  isPortion(item) ||
  (item.unit === 'slice' && item.roles.has('bread')) ||
  (item.unit === 'piece' && (item.roles.has('wrap') || item.roles.has('flatbread')));

/** Grams of as many whole pieces as come nearest. */
function wholeOf({ grams, unit }: Ingredient, each: number): number {
  const piece = grams[unit] ?? each;
  return Math.max(1, Math.round(each / piece)) * piece;
}

const measured = new Set(['g', 'ml', 'tsp', 'tbsp', 'pinch', 'cm']);

function rounded({ ingredient }: Chosen, grams: number, servings: number): KitchenAmount {
  return roundAmount(ingredient, grams, isForEach(ingredient) ? { multipleOf: servings } : {});
}

function unknownFor({ ingredient, amount }: Chosen, slot: Slot | undefined, table: Table): Unknown {
  if (!slot) return standing(ingredient, amount.grams / table.servings);
  const usual = usualGrams(ingredient, slot, table) / table.servings;
  if (isPortion(ingredient)) return standing(ingredient, wholeOf(ingredient, usual));
  const { low, high, stiffness } = reachOf(ingredient, slot, usual);
  return { ingredient, usual, low: usual * low, high: usual * high, stiffness };
}

/** An amount that is settled. */
const standing = (ingredient: Ingredient, each: number): Unknown => ({
  ...{ ingredient, usual: each, low: each, high: each, stiffness: 1 },
});

/** Whole things are settled first, so that what can be measured makes up for what they are off. */
function settleWholeThings(
  solved: readonly Solved[],
  values: Float64Array,
  servings: number,
): Solved[] {
  return solved.map((one, at) => {
    const amount = rounded(one.chosen, (values[at] ?? 0) * servings, servings);
    if (measured.has(amount.unit)) return one;
    return { ...one, unknown: standing(one.chosen.ingredient, amount.grams / servings) };
  });
}

/** The goal aimed at tighter by the share by which the rounded amounts miss it. */
function tightened(row: Row, each: Float64Array): Row {
  const { goal } = row;
  if (isMet(row, each)) return row;
  const sum = sumOf(row, each);
  const most = goal.most !== undefined && sum > goal.most ? goal.most ** 2 / sum : goal.most;
  const least = goal.least !== undefined && sum < goal.least ? goal.least ** 2 / sum : goal.least;
  return {
    ...row,
    goal: { ...goal, ...(most !== undefined && { most }), ...(least !== undefined && { least }) },
  };
}

const rounds = 3;

/** Solves, settles what comes whole, solves the rest once more, and rounds it. */
function solveAndRound(solved: readonly Solved[], rows: readonly Row[], servings: number) {
  const unknowns = solved.map(({ unknown }) => unknown);
  const whole = settleWholeThings(solved, solveAmounts(unknowns, rows), servings);
  const values = solveAmounts(
    whole.map(({ unknown }) => unknown),
    rows,
  );
  return solved.map(({ chosen }, at) => rounded(chosen, (values[at] ?? 0) * servings, servings));
}

/**
 * Finds the amounts of a dish: usual ones, moved within bounds towards the energy of its course, the protein of a main and
 * every bound that was chosen, and rounded to what a kitchen measures. What a formula weighs stays as it is; what goes over
 * or beside it moves.
 */
export function settleAmounts(chosen: readonly Chosen[], occasion: Occasion): Chosen[] {
  const { archetype, servings, course, requirements } = occasion;
  const isWeighed = ({ slot }: Chosen) =>
    isFormula(archetype) && archetype.slots[slot]?.fixed === true;
  const items = chosen.map(({ ingredient }) => ingredient);
  const table = { servings, spice: requirements.spice, freeLiquid: hasFreeLiquid(items) };
  const solved: Solved[] = chosen.map((one) => ({
    chosen: one,
    unknown: isWeighed(one)
      ? standing(one.ingredient, one.amount.grams / servings)
      : unknownFor(one, archetype.slots[one.slot], table),
  }));
  const asWeighed = (all: readonly KitchenAmount[]) =>
    chosen.map((one, at) => (isWeighed(one) ? one.amount : (all[at] ?? one.amount)));
  const eachOf = (all: readonly KitchenAmount[]) =>
    Float64Array.from(all, ({ grams }) => grams / servings);
  const goals = goalsFor(course, requirements).map((goal) => rowFor(goal, items));
  let rows = goals;
  let amounts = asWeighed(
    solved.map(({ unknown, chosen: one }) => rounded(one, unknown.usual * servings, servings)),
  );
  for (let round = 0; round < rounds; round++) {
    const each = eachOf(amounts);
    if (goals.every((row) => isMet(row, each))) break;
    if (round > 0) rows = rows.map((row) => tightened(row, each));
    amounts = asWeighed(solveAndRound(solved, rows, servings));
  }
  return chosen.map((one, at) => ({ ...one, amount: amounts[at] ?? one.amount }));
}
