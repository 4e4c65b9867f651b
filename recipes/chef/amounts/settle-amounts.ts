import { type KitchenAmount, roundAmount } from '../../measures/round-amount.ts';
import type { Ingredient } from '../../pantry/pantry.ts';
import type { Course, Requirements } from '../../selections/requirements.ts';
import type { Archetype, Slot } from '../archetype.ts';
import type { Chosen } from '../choose.ts';
import { type Goal, goalsFor } from './goals.ts';
import { reachOf } from './reach.ts';
import { solveAmounts, type Unknown } from './solve.ts';
import { hasFreeLiquid, isFormula, usualGrams } from './usual-grams.ts';

export type Occasion = {
  archetype: Archetype;
  course: Course;
  servings: number;
  requirements: Requirements;
};

type Solved = { chosen: Chosen; slot: Slot | undefined; unknown: Unknown };

/** Served by the piece, so that nobody gets half a fillet more: fish, flat breads, slices of bread. */
function isForEach({ unit, tags, roles, id }: Ingredient): boolean {
  if (unit === 'slice') return roles.has('bread');
  if (unit !== 'piece') return false;
  const isFillet = tags.has('fish') && !['anchovy', 'umeboshi'].includes(id);
  return isFillet || roles.has('wrap') || roles.has('flatbread') || id === 'portobello';
}

const MEASURED = new Set(['g', 'ml', 'tsp', 'tbsp', 'pinch', 'cm']);

function rounded({ ingredient }: Chosen, grams: number, servings: number): KitchenAmount {
  return roundAmount(ingredient, grams, isForEach(ingredient) ? { multipleOf: servings } : {});
}

function unknownFor(chosen: Chosen, slot: Slot | undefined, occasion: Occasion, all: Chosen[]) {
  const { archetype, servings, requirements } = occasion;
  const { ingredient, amount } = chosen;
  if (!slot || isFormula(archetype)) return standing(ingredient, amount.grams / servings);
  const items = all.map((one) => one.ingredient);
  const table = { servings, spice: requirements.spice, freeLiquid: hasFreeLiquid(items) };
  const usual = usualGrams(ingredient, slot, table) / servings;
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
  values: number[],
  servings: number,
): Solved[] {
  return solved.map((one, at) => {
    const amount = rounded(one.chosen, (values[at] ?? 0) * servings, servings);
    if (MEASURED.has(amount.unit)) return one;
    return { ...one, unknown: standing(one.chosen.ingredient, amount.grams / servings) };
  });
}

/** The share by which the rounded amounts miss a goal, beyond its margin: what it has to be aimed tighter. */
function tightened(
  goal: Goal,
  amounts: readonly KitchenAmount[],
  solved: readonly Solved[],
  servings: number,
): Goal {
  const sum = solved.reduce(
    (total, { chosen }, at) =>
      total + (goal.of(chosen.ingredient) * (amounts[at]?.grams ?? 0)) / servings,
    0,
  );
  const over = goal.most !== undefined && sum > goal.most ? sum / goal.most : 1;
  const under = goal.least !== undefined && sum < goal.least ? sum / goal.least : 1;
  return {
    ...goal,
    ...(goal.most !== undefined && { most: goal.most / over }),
    ...(goal.least !== undefined && { least: goal.least / under }),
  };
}

const ROUNDS = 3;

/**
 * Finds the amounts of a dish: usual ones, moved within bounds towards the energy of its course, the protein of a main and
 * every bound that was chosen, and rounded to what a kitchen measures. What a formula weighs stays as it is.
 */
export function settleAmounts(chosen: readonly Chosen[], occasion: Occasion): Chosen[] {
  const { archetype, servings, course, requirements } = occasion;
  if (isFormula(archetype)) return [...chosen];
  const all = [...chosen];
  let goals = goalsFor(course, requirements);
  const solved: Solved[] = all.map((one) => {
    const slot = archetype.slots[one.slot];
    return { chosen: one, slot, unknown: unknownFor(one, slot, occasion, all) };
  });
  let amounts: KitchenAmount[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const first = solveAmounts(
      solved.map(({ unknown }) => unknown),
      goals,
    );
    const whole = settleWholeThings(solved, first, servings);
    const values = solveAmounts(
      whole.map(({ unknown }) => unknown),
      goals,
    );
    amounts = all.map((one, at) => rounded(one, (values[at] ?? 0) * servings, servings));
    const next = goals.map((goal) => tightened(goal, amounts, solved, servings));
    if (next.every((goal, at) => goal.most === goals[at]?.most && goal.least === goals[at]?.least))
      break;
    goals = next;
  }
  return all.map((one, at) => ({ ...one, amount: amounts[at] ?? one.amount }));
}
