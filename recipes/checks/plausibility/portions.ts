import type { DishKind } from './dish-kind.ts';
import type { WeighedLine } from './weigh-lines.ts';

/** A slice of a loaf, a cake, two biscuits: what one person eats of a batch, in grams. */
const batchPortionG = 90;

/** What all that is eaten weighs, in grams, without water and what is thrown away. */
export const eatenGramsOf = (lines: readonly WeighedLine[], withWater = false): number =>
  lines
    .filter(({ isAside, ingredient }) => !isAside && (withWater || ingredient.id !== 'water'))
    .reduce((sum, { eatenGrams }) => sum + eatenGrams, 0);

/**
 * For how many the amounts are: the stated servings, or the slices of one loaf, whose answers often state "1" for the
 * whole of it.
 */
export function portionsOf(
  lines: readonly WeighedLine[],
  servings: number,
  kind: DishKind,
): number {
  const stated = Math.max(1, servings);
  if (!kind.isBatch || stated > 2) return stated;
  return Math.max(stated, Math.round(eatenGramsOf(lines) / batchPortionG));
}
