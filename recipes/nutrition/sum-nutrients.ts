import type { Nutrients } from '../pantry/nutrients.ts';
import type { Ingredient } from '../pantry/pantry.ts';
import { type Nutrition, nutrientNames } from '../recipe.ts';

type NutrientName = (typeof nutrientNames)[number];

/** An amount of a food in grams. `per100g` replaces the pantry's nutrients. */
export type Portion = { ingredient: Ingredient; grams: number; per100g?: Nutrients };

/** Rounds to whole kilocalories and milligrams, or to tenths of a gram. */
const printable = (name: NutrientName, value: number): number =>
  name.endsWith('G') ? Math.round(value * 10) / 10 : Math.round(value);

const contentOf = ({ ingredient, per100g }: Portion): Nutrients => per100g ?? ingredient.per100g;

/** Sums the numbers in sorted order, so that floating-point rounding does not depend on the input order. */
function steadySum(values: number[]): number {
  return values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0);
}

/** Adds up the nutrients of the foods, per serving. A nutrient that a source lacks adds nothing: see {@link incompleteIn}. */
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

/** Foods with up to this share of the mass do not make a sum incomplete. */
const noticeableShare = 0.02;

/** Returns the nutrients that the sources of some foods do not state. Their sums are lower bounds ("at least"). */
export function incompleteIn(foods: readonly Portion[]): NutrientName[] {
  const mass = steadySum(foods.map(({ grams }) => grams));
  return nutrientNames.filter((name) => {
    const silent = foods.filter((food) => contentOf(food)[name] === null);
    return steadySum(silent.map(({ grams }) => grams)) > mass * noticeableShare;
  });
}
