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

/** The diets, allergens and avoids of earlier verdicts, as selections. */
function claimsOf(checks: readonly Verdict[]): Selections {
  const claims: Selections = {};
  for (const { check, subject } of checks) {
    const label = labelOf[check];
    if (!label || !isUnderstood(label, subject)) continue;
    claims[label] = [...new Set([...(claims[label] ?? []), subject])];
  }
  return claims;
}

/** A recipe that was changed, judged again. */
export type CheckedAgain = {
  /** What may be said of it now: claims that are broken are gone. */
  checks: Verdict[];
  nutrition: Nutrition;
  /** Every claim that it breaks. */
  breaches: Breach[];
};

/** Judges a changed recipe by what it was once made for, and counts its nutrition. @param made the verdicts of the recipe as it was made */
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
    // A diet with limits has two verdicts, its foods and its numbers: where either is broken, both are gone.
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
