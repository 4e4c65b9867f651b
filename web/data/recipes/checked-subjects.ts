import type { RecipeDetails } from './recipe-details.ts';

const spoken = new Set(['dietary', 'allergens', 'avoid']);

/** Returns the diets, allergens and avoids that a recipe was checked for, by catalogue name. A remix must meet them too. */
export function checkedSubjects(details: Pick<RecipeDetails, 'checks'>): string[] {
  const passed = details.checks.filter(
    ({ check, outcome }) => spoken.has(check) && outcome !== 'failed',
  );
  return [...new Set(passed.map(({ subject }) => subject.replace(/^Checked for:?\s*/i, '')))];
}
