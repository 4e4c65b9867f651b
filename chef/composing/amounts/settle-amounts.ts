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

/** How much every amount resists being moved from the usual one. */
const stiffness = 0.7;

type Solved = { chosen: Chosen; unknown: Unknown };

/** What is a portion by itself: a fillet of fish. Nobody gets two because the dish wants energy. */
const isPortion = ({ unit, tags }: Ingredient): boolean => unit === 'piece' && tags.has('fish');

/** Grams of as many whole pieces as come nearest. */
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
 * Finds the amounts of a dish: usual ones, moved within the bounds of their slots towards the energy of its course, the protein
 * of a main and every bound that was chosen, and rounded to what a kitchen measures.
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
