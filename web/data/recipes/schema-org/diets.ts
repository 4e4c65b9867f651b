import type { RecipeDetails } from '../recipe-details.ts';

/**
 * Maps catalogue diets to the schema.org/RestrictedDiet with the same meaning. The others (egg-free, keto, …) have no name there.
 * "Dairy-Free" is stricter than low in lactose, never laxer.
 */
const dietNames: Record<string, string> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  'gluten-free': 'GlutenFreeDiet',
  'dairy-free': 'LowLactoseDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
  'diabetic-friendly': 'DiabeticDiet',
  'low-sodium': 'LowSaltDiet',
};

const dietChecks = new Set(['dietary', 'limits']);

/** Returns the diets whose checks all passed without notes, because a search engine repeats them without our notes. */
export function schemaDiets({ checks }: Pick<RecipeDetails, 'checks'>): string[] {
  const verdicts = checks.filter(({ check }) => dietChecks.has(check));
  const kept = verdicts.filter(({ subject }) =>
    verdicts.every((one) => one.subject !== subject || one.outcome === 'passed'),
  );
  const names = kept.map(({ subject }) => dietNames[subject.toLowerCase()]);
  return [...new Set(names)]
    .filter((name) => name !== undefined)
    .map((name) => `https://schema.org/${name}`);
}
