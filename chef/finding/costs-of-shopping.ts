import { costs } from './costs.ts';
import { countIngredients } from './count-of-foods.ts';
import type { Known } from './known-dish.ts';
import type { Wants } from './wants.ts';

/** Roles of foods that few cooks have beside the foods that they named. */
const boughtRoles = new Set(['protein', 'base', 'vegetable', 'fruit', 'cream']);

/** Returns the cost of foods that the cook has to buy besides those that the wish names. */
export function costOfExtras({ held }: Known, { foods, hasOnlyThese, isAtHand }: Wants): number {
  const isList = foods.length > 1 && (hasOnlyThese || isAtHand);
  if (!isList && !foods.some(({ isUseUp }) => isUseUp)) return 0;
  const bought = held.filter(
    ({ id, role, isOptional }) =>
      !isOptional && boughtRoles.has(role) && !foods.some(({ ids }) => ids.has(id)),
  );
  const proteins = isList ? bought.filter(({ role }) => role === 'protein').length : 0;
  const each = hasOnlyThese ? costs.onlyExtra : costs.extra;
  return each * bought.length + costs.extraProtein * proteins;
}

/** Returns the cost of ingredients beyond the number that the wish wants. */
export function costOfCount({ dish }: Known, { mostIngredients }: Wants): number {
  if (mostIngredients === undefined) return 0;
  return costs.ingredient * Math.max(0, Math.min(6, countIngredients(dish) - mostIngredients));
}
