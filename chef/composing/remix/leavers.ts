import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Limits, Requirements } from '#recipes/selections/requirements.ts';
import type { Situation } from '../choose/situation.ts';
import { prepMinutes } from '../forms.ts';

/** Grams by which foods are compared at the board. */
const someGrams = 200;

/** What a bound from above counts in a food. */
const counted: Partial<Record<keyof Limits, (item: Ingredient) => number | null>> = {
  maxEnergyKcal: ({ per100g }) => per100g.energyKcal,
  maxFatG: ({ per100g }) => per100g.fatG,
  maxSaturatesG: ({ per100g }) => per100g.saturatesG,
  maxCarbohydrateG: ({ per100g }) => per100g.carbohydrateG,
  maxNetCarbohydrateG: ({ per100g }) => per100g.carbohydrateG,
  maxSugarsG: ({ per100g }) => per100g.sugarsG,
  maxSodiumMg: ({ per100g }) => per100g.sodiumMg,
};

/** How long a food keeps the cook: at the board and on the fire. */
const minutesOf = (item: Ingredient): number =>
  Math.max(0, ...Object.values(item.minutes)) + prepMinutes(item.cut, someGrams);

/** By how much a food stands in the way of what is asked: a little where nothing says more. */
function burdenOf(item: Ingredient, { goals, maxTotalMinutes }: Requirements): number {
  const limits = goals.filter(({ hard }) => hard).map((goal) => goal.limits);
  const heavy = limits.flatMap((limit) =>
    (Object.keys(limit) as (keyof Limits)[]).map((name) => counted[name]?.(item) ?? 0),
  );
  const slow = maxTotalMinutes === undefined ? 0 : minutesOf(item);
  return 1 + slow + heavy.reduce((sum, one) => sum + one, 0);
}

/** Foods of a base that go without being forbidden: those first that make the dish too slow or too rich for what is asked. */
export function chooseLeavers(
  items: readonly Ingredient[],
  count: number,
  { requirements, random, allowed }: Situation,
): ReadonlySet<string> {
  const leavers = new Set<string>();
  while (leavers.size < Math.min(count, items.length - 1)) {
    const open = items.filter(({ id }) => allowed.has(id) && !leavers.has(id));
    const item = random.weighted(open.map((one) => [one, burdenOf(one, requirements)] as const));
    if (!item) break;
    leavers.add(item.id);
  }
  return leavers;
}
