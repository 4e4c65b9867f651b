import type { Finding, Nutrition, Recipe, Verdict } from '../recipe.ts';
import type { Requirements } from '../selections/requirements.ts';
import { checkFoodSafety } from './food-safety.ts';
import { checkGrounding } from './grounding.ts';
import { type Judgement, judge } from './judge.ts';
import { checkLimits } from './limits.ts';
import { checkPlausibility } from './plausibility.ts';

type Checked = Pick<
  Recipe,
  | 'title'
  | 'description'
  | 'ingredients'
  | 'instructions'
  | 'tips'
  | 'servings'
  | 'prepTimeMinutes'
  | 'cookTimeMinutes'
>;

const CHECK_OF = {
  'Dietary Constraints': 'dietary',
  Allergens: 'allergens',
  Avoid: 'avoid',
} as const;

function verdictOf({ ban, broken, labels }: Judgement): Verdict {
  const outcome = broken.length > 0 ? 'failed' : labels.length > 0 ? 'noted' : 'passed';
  return {
    check: CHECK_OF[ban.label],
    subject: ban.name,
    outcome,
    findings: broken.length > 0 ? broken : labels,
  };
}

const labelNote = ({ match, reason }: Finding, subject: string) =>
  `Check the label of “${match}” (${subject}: ${reason}).`;

/**
 * Every check on a recipe: diets, allergens and avoids on its printed words, the bounds of diets,
 * grounding, food safety, plausibility. A verdict that failed means that it must not be served.
 */
export function checkRecipe(
  recipe: Checked,
  nutrition: Nutrition,
  requirements: Requirements,
): { verdicts: Verdict[]; notes: string[] } {
  const restrictions = judge(recipe, requirements.bans).map(verdictOf);
  const safety = checkFoodSafety(recipe);
  const labels = restrictions
    .filter(({ outcome }) => outcome === 'noted')
    .flatMap(({ findings, subject }) => findings.map((finding) => labelNote(finding, subject)));
  return {
    verdicts: [
      ...restrictions,
      ...checkLimits(nutrition, requirements.goals),
      checkGrounding(recipe),
      safety.verdict,
      checkPlausibility(recipe, nutrition),
    ],
    notes: [...new Set([...labels, ...safety.notes])],
  };
}

/** What keeps a recipe from being served, each in a sentence that a model can act on. */
export function problemsOf(verdicts: readonly Verdict[]): string[] {
  return verdicts
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ subject, findings }) =>
      findings.map(
        ({ match, text, reason }) =>
          `${subject}: "${match}" in "${text}" is not allowed (${reason}).`,
      ),
    );
}
