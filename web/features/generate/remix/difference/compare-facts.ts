import { printGrams, printKilocalories, printSalt } from '../../../../ui/print-nutrients.ts';

/** A fact or a nutrient of a recipe, before and after. */
export type FactChange = { name: string; before: string; after: string };

type Nutrients = {
  energyKcal: number;
  proteinG: number;
  carbohydrateG: number;
  fatG: number;
  fibreG: number;
  sodiumMg: number;
};

/** The facts that are compared between two versions of a recipe. */
export type Facts = {
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  servings: number;
  difficulty: string;
  nutrition: Nutrients | null;
};

function changed(rows: readonly [name: string, before: string, after: string][]): FactChange[] {
  return rows
    .filter(([, before, after]) => before !== after)
    .map(([name, before, after]) => ({ name, before, after }));
}

/** Returns the changes in times, servings and difficulty. */
export function compareFacts(before: Facts, after: Facts): FactChange[] {
  return changed([
    ['Prep Time', `${before.prepTimeMinutes} min`, `${after.prepTimeMinutes} min`],
    ['Cook Time', `${before.cookTimeMinutes} min`, `${after.cookTimeMinutes} min`],
    ['Servings', `${before.servings}`, `${after.servings}`],
    ['Difficulty', before.difficulty, after.difficulty],
  ]);
}

/** Returns the nutrients per serving whose printed values differ. Returns an empty list if one version has no nutrition. */
export function compareNutrition(
  before: Facts['nutrition'],
  after: Facts['nutrition'],
): FactChange[] {
  if (!before || !after) return [];
  const row = (name: string, print: (nutrients: Nutrients) => string) =>
    [name, print(before), print(after)] as [string, string, string];
  return changed([
    row('Energy', ({ energyKcal }) => printKilocalories(energyKcal)),
    row('Protein', ({ proteinG }) => printGrams(proteinG)),
    row('Carbs', ({ carbohydrateG }) => printGrams(carbohydrateG)),
    row('Fat', ({ fatG }) => printGrams(fatG)),
    row('Fiber', ({ fibreG }) => printGrams(fibreG)),
    row('Salt', ({ sodiumMg }) => printSalt(sodiumMg)),
  ]);
}
