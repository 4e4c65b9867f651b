import type { RecipeDetails } from './recipe-details.ts';

const spoken = new Set(['dietary', 'allergens', 'avoid']);

/** What the page may say after "Checked for": diets, allergens and avoids whose check passed. */
export function checkedSubjects(details: Pick<RecipeDetails, 'checks'>): string[] {
  const passed = details.checks.filter(
    ({ check, outcome }) => spoken.has(check) && outcome !== 'failed',
  );
  return [...new Set(passed.map(({ subject }) => subject.replace(/^Checked for:?\s*/i, '')))];
}
