import type { ConstraintLabel, Selections } from '#contract/constraint-labels.ts';
import type { Breach } from '#contract/recipe-change.ts';
import { countNutrition } from '../nutrition/count-nutrition.ts';
import type { Draft } from '../reading/read-recipe.ts';
import type { CheckName, Nutrition, Verdict } from '../recipe.ts';
import { understand } from '../selections/understand.ts';
import { checkRecipe } from './check-recipe.ts';

const labelOf: Partial<Record<CheckName, ConstraintLabel>> = {
  dietary: 'Dietary Constraints',
  allergens: 'Allergens',
  avoid: 'Avoid',
};

const isUnderstood = (label: ConstraintLabel, name: string): boolean =>
  understand({ selections: { [label]: [name] }, wish: '' }).ok;

/** Returns the diets, allergens and avoids of earlier verdicts as selections. */
function claimsOf(checks: readonly Verdict[]): Selections {
  const claims: Selections = {};
  for (const { check, subject } of checks) {
    const label = labelOf[check];
    if (!label || !isUnderstood(label, subject)) continue;
    claims[label] = [...new Set([...(claims[label] ?? []), subject])];
  }
  return claims;
}

/** The result of checking a changed recipe again. */
export type CheckedAgain = {
  /** The verdicts that apply now, without the claims that the recipe breaks. */
  checks: Verdict[];
  nutrition: Nutrition;
  /** Every claim that the recipe breaks. */
  breaches: Breach[];
};

/** Checks a changed recipe against the claims it was made for and counts its nutrition. @param made the verdicts of the recipe as it was made */
export function checkAgain(draft: Draft, made: readonly Verdict[]): CheckedAgain {
  const understood = understand({ selections: claimsOf(made), wish: '' });
  if (!understood.ok) throw new Error('Claims that are understood one by one contradict.');
  const nutrition = countNutrition(draft.ingredients, draft.servings, draft.instructions);
  const verdicts = checkRecipe(draft, nutrition, understood.requirements, {
    refusesUnknown: false,
  });
  const isClaim = ({ check }: Verdict) => labelOf[check] !== undefined || check === 'limits';
  const broken = Map.groupBy(
    verdicts.filter((verdict) => isClaim(verdict) && verdict.outcome === 'failed'),
    ({ subject }) => subject,
  );
  return {
    nutrition,
    // A diet with limits has two verdicts, one for its foods and one for its numbers. If either fails, both are removed.
    checks: verdicts
      .filter((verdict) => !(isClaim(verdict) && broken.has(verdict.subject)))
      .map(({ severity: _severity, ...verdict }) =>
        verdict.outcome === 'failed' ? { ...verdict, outcome: 'noted' } : verdict,
      ),
    breaches: [...broken].map(([subject, failed]) => ({
      subject,
      lines: [...new Set(failed.flatMap(({ findings }) => findings.map(({ text }) => text)))],
    })),
  };
}
