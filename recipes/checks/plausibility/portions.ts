import type { DishKind } from './dish-kind.ts';
import type { WeighedLine } from './weigh-lines.ts';

/** Grams of a batch that one person eats: a slice of a loaf or cake, two biscuits. */
const batchPortionG = 90;

/** Returns the eaten weight in grams, without water (by default) and without what is thrown away. */
export const eatenGramsOf = (lines: readonly WeighedLine[], withWater = false): number =>
  lines
    .filter(({ isAside, ingredient }) => !isAside && (withWater || ingredient.id !== 'water'))
    .reduce((sum, { eatenGrams }) => sum + eatenGrams, 0);

/**
 * Returns the number of portions: the stated servings, or the slices of a loaf, because recipes often state "1" for
 * the whole loaf.
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
