import { foodsIn } from '../checks/classify.ts';
import { gramsOf } from '../measures/grams-of.ts';
import { readIngredientLine } from '../measures/read-line.ts';
import type { Nutrients } from '../pantry/nutrients.ts';
import { type Ingredient, ingredient } from '../pantry/pantry.ts';
import type { Nutrition } from '../recipe.ts';

/** What one ingredient line weighs, and as what it counts. */
export type CountedLine = {
  line: string;
  ingredient: Ingredient | undefined;
  grams: number | undefined;
};

/** Lines without an amount that weigh next to nothing: "salt and pepper to taste". */
const NEGLIGIBLE_ROLES = ['salt', 'pepper', 'herb', 'spice', 'dried-herb', 'garnish', 'liquid'];

export function countLine(line: string): CountedLine {
  const read = readIngredientLine(line);
  // "Green lentils" are dry, a tin of them is cooked: the pack is part of the name.
  const name = read.unit?.name === 'tin' ? `tin ${read.name}` : read.name;
  const food = foodsIn(name).find(({ entry }) => entry.kind === 'ingredient');
  const id = food?.entry.ingredientIds[0];
  const known = id === undefined ? undefined : ingredient(id);
  return { line, ingredient: known, grams: known && gramsOf(read, known) };
}

const NUTRIENTS = [
  'energyKcal',
  'proteinG',
  'fatG',
  'saturatesG',
  'carbohydrateG',
  'sugarsG',
  'fibreG',
  'sodiumMg',
] as const satisfies readonly (keyof Nutrients)[];

/** One decimal below ten, whole numbers above: finer would claim what no table knows. */
const printable = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/** Adds up what is in the given foods, per serving. A nutrient that a source lacks counts as none. */
export function sumNutrients(
  foods: readonly { ingredient: Ingredient; grams: number }[],
  servings: number,
): Pick<Nutrition, (typeof NUTRIENTS)[number]> {
  const sums = NUTRIENTS.map((name) => {
    const total = foods.reduce(
      (sum, food) => sum + ((food.ingredient.per100g[name] ?? 0) * food.grams) / 100,
      0,
    );
    return [name, printable(total / servings)] as const;
  });
  return Object.fromEntries(sums) as Pick<Nutrition, (typeof NUTRIENTS)[number]>;
}

/**
 * Nutrition per serving from the printed ingredient lines, with the share of the mass that the pantry
 * knows. The mass of a line that we cannot read is taken as 50 g, so that unknown lines lower the share.
 * The same lines give the same numbers.
 */
export function countNutrition(lines: readonly string[], servings: number): Nutrition {
  const counted = lines.map(countLine);
  const matched = counted.flatMap(({ ingredient: item, grams }) =>
    item && grams !== undefined ? [{ ingredient: item, grams }] : [],
  );
  const unmatched = counted.filter(
    ({ ingredient: item, grams }) =>
      grams === undefined && !NEGLIGIBLE_ROLES.some((role) => item?.roles.has(role)),
  );
  const known = matched.reduce((sum, { grams }) => sum + grams, 0);
  const total = known + unmatched.length * 50;
  return {
    ...sumNutrients(matched, Math.max(1, servings)),
    matchedShare: total === 0 ? 0 : Math.round((known / total) * 100) / 100,
    unmatched: unmatched.map(({ line }) => line),
  };
}
