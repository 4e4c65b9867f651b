import type { Nutrients } from '../pantry/nutrients.ts';
import type { Ingredient } from '../pantry/pantry.ts';
import { type Nutrition, nutrientNames } from '../recipe.ts';

type NutrientName = (typeof nutrientNames)[number];

/** So much of a food, whose numbers may be other than the pantry's. */
export type Portion = { ingredient: Ingredient; grams: number; per100g?: Nutrients };

/** Whole kilocalories and milligrams, tenths of a gram. */
const printable = (name: NutrientName, value: number): number =>
  name.endsWith('G') ? Math.round(value * 10) / 10 : Math.round(value);

const contentOf = ({ ingredient, per100g }: Portion): Nutrients => per100g ?? ingredient.per100g;

/** The sum of numbers in an order of its own, so that it does not depend on theirs. */
function steadySum(values: number[]): number {
  return values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0);
}

/** Adds up what is in the given foods, per serving. A nutrient that a source lacks adds nothing: see {@link incompleteIn}. */
export function sumNutrients(
  foods: readonly Portion[],
  servings: number,
): Pick<Nutrition, NutrientName> {
  const sums = nutrientNames.map((name) => {
    const total = steadySum(foods.map((food) => ((contentOf(food)[name] ?? 0) * food.grams) / 100));
    return [name, printable(name, total / servings)] as const;
  });
  return Object.fromEntries(sums) as Pick<Nutrition, NutrientName>;
}

/** Foods of less than this share of the mass do not make a sum incomplete. */
const noticeableShare = 0.02;

/** The nutrients of which the sources of some food say nothing: their sums are "at least". */
export function incompleteIn(foods: readonly Portion[]): NutrientName[] {
  const mass = steadySum(foods.map(({ grams }) => grams));
  return nutrientNames.filter((name) => {
    const silent = foods.filter((food) => contentOf(food)[name] === null);
    return steadySum(silent.map(({ grams }) => grams)) > mass * noticeableShare;
  });
}
