import { type Dish, readDish } from '../dish/dish.ts';
import { linesOf } from '../dish/lines.ts';
import type { Draft } from '../reading/read-recipe.ts';
import type { CheckName, Finding, Nutrition, Verdict } from '../recipe.ts';
import type { Ban, Limits, Requirements } from '../selections/requirements.ts';
import { judgeAskedFor } from './asked-for.ts';
import { checkFoodSafety } from './food-safety.ts';
import { checkGrounding } from './grounding.ts';
import { judgeDish } from './judge.ts';
import { judgeRemix } from './judge-remix.ts';
import { missedBounds } from './missed-bounds.ts';
import { checkPlausibility } from './plausibility.ts';

const checkOf: Record<Ban['label'], CheckName> = {
  'Dietary Constraints': 'dietary',
  Allergens: 'allergens',
  Avoid: 'avoid',
};

/** Returns one verdict for each diet, allergen and avoid that the cook chose. */
function judgeBans(
  dish: Dish,
  requirements: Requirements,
  how: { servings: number; refusesUnknown: boolean },
): Verdict[] {
  return judgeDish(dish, requirements.bans, how).map(({ ban, broken, labels }) => ({
    check: checkOf[ban.label],
    subject: ban.name,
    outcome: broken.length > 0 ? 'failed' : labels.length > 0 ? 'noted' : 'passed',
    ...(broken.length > 0 ? { severity: 'blocking' as const } : {}),
    findings: broken.length > 0 ? broken : labels.map(({ hidden: _, ...finding }) => finding),
  }));
}

const breaches = (limits: Limits, nutrition: Nutrition): Finding[] =>
  missedBounds(limits, nutrition).map(({ found, text, reason }) => ({
    where: 'recipe',
    text,
    match: String(found),
    reason,
  }));

/** Checks the nutrition limits. Missing a hard limit of a diet fails the recipe; missing a target is only noted. */
function judgeLimits(nutrition: Nutrition, requirements: Requirements): Verdict[] {
  return requirements.goals.map(({ name, limits, hard }) => {
    const findings = breaches(limits, nutrition);
    const outcome = findings.length === 0 ? 'passed' : hard ? 'failed' : 'noted';
    const severity = outcome === 'failed' ? { severity: 'blocking' as const } : {};
    return { check: 'limits', subject: name, outcome, ...severity, findings };
  });
}

/**
 * Runs all checks on the recipe's printed text, independent of how the recipe was made. The checks fail closed: a recipe
 * with one `failed` verdict is not served.
 * @param options.refusesUnknown false for a recipe that a person wrote: the author is responsible for foods that are not in the pantry
 */
export function checkRecipe(
  draft: Draft,
  nutrition: Nutrition,
  requirements: Requirements,
  { refusesUnknown = true } = {},
): Verdict[] {
  const dish = readDish(linesOf(draft), draft.groups);
  return [
    ...judgeBans(dish, requirements, { servings: draft.servings, refusesUnknown }),
    ...judgeLimits(nutrition, requirements),
    ...judgeAskedFor(draft, requirements),
    ...judgeRemix(draft, requirements),
    checkGrounding(dish),
    checkFoodSafety(draft, dish.lines),
    checkPlausibility(draft, nutrition, requirements),
  ];
}
