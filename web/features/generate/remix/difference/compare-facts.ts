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

const saltPerSodium = 2.5;
const grams = (value: number) =>
  value < 10 ? `${Math.round(value * 10) / 10} g` : `${Math.round(value)} g`;

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
  const salt = ({ sodiumMg }: Nutrients) => grams((sodiumMg * saltPerSodium) / 1000);
  return changed([
    ['Energy', `${Math.round(before.energyKcal)} kcal`, `${Math.round(after.energyKcal)} kcal`],
    ['Protein', grams(before.proteinG), grams(after.proteinG)],
    ['Carbs', grams(before.carbohydrateG), grams(after.carbohydrateG)],
    ['Fat', grams(before.fatG), grams(after.fatG)],
    ['Fibre', grams(before.fibreG), grams(after.fibreG)],
    ['Salt', salt(before), salt(after)],
  ]);
}
