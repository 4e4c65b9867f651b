import { type KitchenAmount, roundAmount } from '#recipes/measures/round-amount.ts';
import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Course, Requirements } from '#recipes/selections/requirements.ts';
import type { Archetype, Slot } from '../archetype.ts';
import type { Chosen } from '../chosen.ts';
import { goalsFor } from './goals.ts';
import { isMet, type Row, rowFor, solveAmounts, sumOf, type Unknown } from './solve.ts';
import { type Table, usualGrams } from './usual-grams.ts';

export type Occasion = {
  archetype: Archetype;
  course: Course;
  servings: number;
  requirements: Requirements;
};

/** Weight that keeps every amount close to the usual one. */
const stiffness = 0.7;

type Solved = { chosen: Chosen; unknown: Unknown };

/** Whether an ingredient is one portion per serving: a fillet of fish. The amount never grows to reach the energy goal. */
const isPortion = ({ unit, tags }: Ingredient): boolean => unit === 'piece' && tags.has('fish');

/** Returns the grams of the nearest number of whole pieces, at least one. */
function wholeOf({ grams, unit }: Ingredient, each: number): number {
  const piece = grams[unit] ?? each;
  return Math.max(1, Math.round(each / piece)) * piece;
}

const measured = new Set(['g', 'ml', 'tsp', 'tbsp', 'pinch', 'cm']);

function rounded({ ingredient }: Chosen, grams: number, servings: number): KitchenAmount {
  return roundAmount(ingredient, grams, isPortion(ingredient) ? { multipleOf: servings } : {});
}

function unknownFor({ ingredient, amount }: Chosen, slot: Slot | undefined, table: Table): Unknown {
  if (!slot) return standing(ingredient, amount.grams / table.servings);
  const usual = usualGrams(ingredient, slot, table) / table.servings;
  if (isPortion(ingredient)) return standing(ingredient, wholeOf(ingredient, usual));
  if (!slot.grams) return standing(ingredient, usual);
  const [low, typical, high] = slot.grams;
  const share = usual / typical;
  return { ingredient, usual, low: low * share, high: high * share, stiffness };
}

/** Returns an unknown that is fixed at an amount. */
const standing = (ingredient: Ingredient, each: number): Unknown => ({
  ...{ ingredient, usual: each, low: each, high: each, stiffness: 1 },
});

/** Fixes the amounts of whole pieces first, so that the measured foods can compensate for their rounding. */
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

/** Returns the row with its goal tightened by the share by which the rounded amounts miss it. */
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

/** Solves the amounts, fixes whole pieces, solves the rest again and rounds the result. */
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
 * Finds the amounts of a dish. Moves the usual amounts within the bounds of their slots towards the energy of the course, the protein
 * of a main and every chosen limit, and rounds them to kitchen measures.
 */
export function settleAmounts(chosen: readonly Chosen[], occasion: Occasion): Chosen[] {
  const { archetype, servings, course, requirements } = occasion;
  const items = chosen.map(({ ingredient }) => ingredient);
  const table = { servings, spice: requirements.spice };
  const solved: Solved[] = chosen.map((one) => ({
    chosen: one,
    unknown: unknownFor(one, archetype.slots[one.slot], table),
  }));
  const goals = goalsFor(course, requirements).map((goal) => rowFor(goal, items));
  let rows = goals;
  let amounts = solved.map(({ unknown, chosen: one }) =>
    rounded(one, unknown.usual * servings, servings),
  );
  for (let round = 0; round < rounds; round++) {
    const each = Float64Array.from(amounts, ({ grams }) => grams / servings);
    if (goals.every((row) => isMet(row, each))) break;
    if (round > 0) rows = rows.map((row) => tightened(row, each));
    amounts = solveAndRound(solved, rows, servings);
  }
  return chosen.map((one, at) => ({ ...one, amount: amounts[at] ?? one.amount }));
}
