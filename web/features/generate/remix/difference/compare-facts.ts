import { printGrams, printKilocalories, printSalt } from '../../../../ui/print-nutrients.ts';

/** A number or a word of the head of a recipe, before and after. */
export type FactChange = { name: string; before: string; after: string };

type Nutrients = {
  energyKcal: number;
  proteinG: number;
  carbohydrateG: number;
  fatG: number;
  fibreG: number;
  sodiumMg: number;
};

/** What both versions of a recipe say of themselves. */
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

/** Times, servings and difficulty that are not what they were. */
export function compareFacts(before: Facts, after: Facts): FactChange[] {
  return changed([
    ['Prep Time', `${before.prepTimeMinutes} min`, `${after.prepTimeMinutes} min`],
    ['Cook Time', `${before.cookTimeMinutes} min`, `${after.cookTimeMinutes} min`],
    ['Servings', `${before.servings}`, `${after.servings}`],
    ['Difficulty', before.difficulty, after.difficulty],
  ]);
}

/** A serving's nutrients that are not what they were, as the recipe prints them. Nothing where one side was not counted. */
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
