import type { Nutrition, Verdict } from '../recipe.ts';
import type { Limits, NutritionGoal } from '../selections/requirements.ts';

type Bound = {
  key: keyof Limits;
  name: string;
  unit: string;
  value: (nutrition: Nutrition) => number;
};

const BOUNDS: readonly Bound[] = [
  { key: 'maxEnergyKcal', name: 'energy', unit: 'kcal', value: (n) => n.energyKcal },
  { key: 'minProteinG', name: 'protein', unit: 'g', value: (n) => n.proteinG },
  { key: 'maxFatG', name: 'fat', unit: 'g', value: (n) => n.fatG },
  { key: 'maxSaturatesG', name: 'saturates', unit: 'g', value: (n) => n.saturatesG },
  { key: 'maxCarbohydrateG', name: 'carbohydrate', unit: 'g', value: (n) => n.carbohydrateG },
  {
    key: 'maxNetCarbohydrateG',
    name: 'net carbohydrate',
    unit: 'g',
    value: (n) => n.carbohydrateG - n.fibreG,
  },
  { key: 'maxSugarsG', name: 'sugars', unit: 'g', value: (n) => n.sugarsG },
  { key: 'minFibreG', name: 'fibre', unit: 'g', value: (n) => n.fibreG },
  { key: 'maxSodiumMg', name: 'sodium', unit: 'mg', value: (n) => n.sodiumMg },
];

/** A recipe's printed lines round a little; a bound is not broken by a rounding. */
const TOLERANCE = 1.1;
const ENOUGH_MATCHED = 0.8;

/**
 * Whether a serving keeps the bounds of a diet or a macronutrient target. A diet's bound that is
 * clearly broken fails; a target that is missed, or too much that we cannot count, is noted.
 */
export function checkLimits(nutrition: Nutrition, goals: readonly NutritionGoal[]): Verdict[] {
  return goals.map(({ name, limits, hard }) => {
    const findings = BOUNDS.flatMap(({ key, name: what, unit, value }) => {
      const bound = limits[key];
      if (bound === undefined) return [];
      const has = Math.round(value(nutrition) * 10) / 10;
      const keeps = key.startsWith('max') ? has <= bound * TOLERANCE : has >= bound / TOLERANCE;
      const reason = `${key.startsWith('max') ? 'at most' : 'at least'} ${bound} ${unit} of ${what} a serving`;
      return keeps
        ? []
        : [{ where: 'recipe' as const, text: `${has} ${unit} of ${what}`, match: what, reason }];
    });
    const fails = hard && nutrition.matchedShare >= ENOUGH_MATCHED;
    const outcome =
      findings.length === 0
        ? ('passed' as const)
        : fails
          ? ('failed' as const)
          : ('noted' as const);
    return { check: 'limits' as const, subject: name, outcome, findings };
  });
}
