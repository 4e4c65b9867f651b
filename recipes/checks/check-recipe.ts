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
import { checkPlausibility } from './plausibility.ts';

const checkOf: Record<Ban['label'], CheckName> = {
  'Dietary Constraints': 'dietary',
  Allergens: 'allergens',
  Avoid: 'avoid',
};

/** The verdicts on what the cook may not or will not eat: one for each choice. */
function judgeBans(dish: Dish, servings: number, requirements: Requirements): Verdict[] {
  return judgeDish(dish, requirements.bans, servings).map(({ ban, broken, labels }) => ({
    check: checkOf[ban.label],
    subject: ban.name,
    outcome: broken.length > 0 ? 'failed' : labels.length > 0 ? 'noted' : 'passed',
    ...(broken.length > 0 ? { severity: 'blocking' as const } : {}),
    findings: broken.length > 0 ? broken : labels,
  }));
}

type Bound = {
  limit: keyof Limits;
  value: (nutrition: Nutrition) => number;
  most: boolean;
  words: string;
};

const bounds: Bound[] = [
  { limit: 'maxEnergyKcal', value: (n) => n.energyKcal, most: true, words: 'kcal energy' },
  { limit: 'minProteinG', value: (n) => n.proteinG, most: false, words: 'g protein' },
  { limit: 'maxFatG', value: (n) => n.fatG, most: true, words: 'g fat' },
  { limit: 'maxSaturatesG', value: (n) => n.saturatesG, most: true, words: 'g saturates' },
  { limit: 'maxCarbohydrateG', value: (n) => n.carbohydrateG, most: true, words: 'g carbohydrate' },
  {
    limit: 'maxNetCarbohydrateG',
    value: (n) => n.carbohydrateG - n.fibreG,
    most: true,
    words: 'g net carbohydrate',
  },
  { limit: 'maxSugarsG', value: (n) => n.sugarsG, most: true, words: 'g sugars' },
  { limit: 'minFibreG', value: (n) => n.fibreG, most: false, words: 'g fibre' },
  { limit: 'maxSodiumMg', value: (n) => n.sodiumMg, most: true, words: 'mg sodium' },
];

/**
 * By what share a counted value may be off: food tables and labels differ that much for the same food, sodium and saturates more
 * than the rest, so that a miss within it is no breach.
 */
const usualDoubt = 0.1;
const doubts: Partial<Record<keyof Limits, number>> = { maxSodiumMg: 0.3, maxSaturatesG: 0.15 };

function breaches(limits: Limits, nutrition: Nutrition): Finding[] {
  return bounds.flatMap(({ limit, value, most, words }) => {
    const bound = limits[limit];
    const found = value(nutrition);
    const doubt = 1 + (doubts[limit] ?? usualDoubt);
    if (bound === undefined || (most ? found <= bound * doubt : found >= bound / doubt)) return [];
    const reason = `${most ? 'at most' : 'at least'} ${bound} ${words} a serving`;
    return [
      {
        where: 'recipe' as const,
        text: `${found} ${words} a serving`,
        match: String(found),
        reason,
      },
    ];
  });
}

/** A diet's numbers are kept; a target's are aimed at, and a miss is said, not refused. */
function judgeLimits(nutrition: Nutrition, requirements: Requirements): Verdict[] {
  return requirements.goals.map(({ name, limits, hard }) => {
    const findings = breaches(limits, nutrition);
    const outcome = findings.length === 0 ? 'passed' : hard ? 'failed' : 'noted';
    const severity = outcome === 'failed' ? { severity: 'blocking' as const } : {};
    return { check: 'limits', subject: name, outcome, ...severity, findings };
  });
}

/**
 * Runs the checks on a recipe's printed text. They know nothing of how it was made, and they fail closed: one `failed`
 * verdict, and the recipe is not served.
 */
export function checkRecipe(
  draft: Draft,
  nutrition: Nutrition,
  requirements: Requirements,
): Verdict[] {
  const dish = readDish(linesOf(draft), draft.groups);
  return [
    ...judgeBans(dish, draft.servings, requirements),
    ...judgeLimits(nutrition, requirements),
    ...judgeAskedFor(draft, requirements),
    ...judgeRemix(draft, requirements),
    checkGrounding(dish),
    checkFoodSafety(draft, dish.lines),
    checkPlausibility(draft, nutrition, requirements),
  ];
}
