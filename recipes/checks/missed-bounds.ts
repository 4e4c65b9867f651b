import type { NutrientName } from '../recipe.ts';
import type { Limits, NutritionGoal } from '../selections/requirements.ts';

/** The counted nutrients of a serving. */
type Counted = Readonly<Record<NutrientName, number>>;

type Bound = {
  limit: keyof Limits;
  value: (nutrition: Counted) => number;
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
 * Tolerance as a share of the bound. Food tables and labels differ by that much for the same food, sodium and saturates more
 * than the rest, so a miss within the tolerance does not count.
 */
const usualDoubt = 0.1;
const doubts: Partial<Record<keyof Limits, number>> = { maxSodiumMg: 0.3, maxSaturatesG: 0.15 };

/** A bound that a serving misses, with texts for the user. */
type Miss = {
  found: number;
  text: string;
  reason: string;
  /** How far off, as a share of the bound. */
  excess: number;
};

/** Returns the bounds that a serving misses by more than the tolerance. */
export function missedBounds(limits: Limits, nutrition: Counted): Miss[] {
  return bounds.flatMap(({ limit, value, most, words }) => {
    const bound = limits[limit];
    const found = value(nutrition);
    const doubt = 1 + (doubts[limit] ?? usualDoubt);
    if (bound === undefined || (most ? found <= bound * doubt : found >= bound / doubt)) return [];
    return [
      {
        found,
        text: `${found} ${words} a serving`,
        reason: `${most ? 'at most' : 'at least'} ${bound} ${words} a serving`,
        excess: Math.abs(found - bound) / Math.max(bound, 1),
      },
    ];
  });
}

/** Returns whether a serving keeps the bounds of all hard goals (diets). Macro targets are not hard and are ignored. */
export const keepsHardGoals = (goals: readonly NutritionGoal[], nutrition: Counted): boolean =>
  goals.every(({ hard, limits }) => !hard || missedBounds(limits, nutrition).length === 0);
