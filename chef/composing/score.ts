import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import type { Nutrition } from '#recipes/recipe.ts';
import type { Limits } from '#recipes/selections/requirements.ts';
import type { Search } from './choose/search.ts';
import { missedBy } from './choose/soft-labels.ts';
import { countMissedBars } from './count-missed-bars.ts';
import { type Dish, steeringNutrition } from './dish.ts';
import { harmonyOf } from './pairing/pairing.ts';

type PerServing = Omit<Nutrition, 'matchedShare' | 'unmatched'>;

/** Whether a serving keeps within bounds. */
export function keepsLimits(nutrition: PerServing, limits: Limits): boolean {
  const atMost = (value: number, bound: number | undefined) =>
    bound === undefined || value <= bound;
  const atLeast = (value: number, bound: number | undefined) =>
    bound === undefined || value >= bound;
  return (
    atMost(nutrition.energyKcal, limits.maxEnergyKcal) &&
    atLeast(nutrition.proteinG, limits.minProteinG) &&
    atMost(nutrition.fatG, limits.maxFatG) &&
    atMost(nutrition.saturatesG, limits.maxSaturatesG) &&
    atMost(nutrition.carbohydrateG, limits.maxCarbohydrateG) &&
    atMost(nutrition.carbohydrateG - nutrition.fibreG, limits.maxNetCarbohydrateG) &&
    atMost(nutrition.sugarsG, limits.maxSugarsG) &&
    atLeast(nutrition.fibreG, limits.minFibreG) &&
    atMost(nutrition.sodiumMg, limits.maxSodiumMg)
  );
}

const worth: Partial<Record<ConstraintLabel, number>> = {
  Cuisine: 40,
  'Prefer Using': 28,
  Techniques: 26,
  'Spice Level': 26,
  Difficulty: 22,
  Style: 16,
  'Macronutrient Targets': 20,
};
const otherWorth = 10;
/** For each number that a diet is aimed at within its bounds, and not met. */
const worthOfAnAim = 24;
/** More than all wishes together: a dish that is a good recipe goes before one that only meets them. */
const worthOfABar = 100;

/** What a dish is worth to the search: higher is better, perfect where it keeps every soft choice. */
export type Score = { score: number; isPerfect: boolean; missedBars: number };

/** How well a dish meets what was merely wished for, and how well it goes together. */
export function scoreDish(dish: Dish, { requirements, wishes }: Search): Score {
  const nutrition = steeringNutrition(dish.chosen, dish.servings);
  const missed = missedBy(dish, requirements, wishes, ({ limits }) =>
    keepsLimits(nutrition, limits),
  );
  const missedBars = countMissedBars(dish, nutrition);
  let score = 3 * harmonyOf(dish.chosen.map(({ ingredient }) => ingredient));
  for (const { label } of missed) score -= worth[label] ?? otherWorth;
  score -= missedBars * worthOfABar;
  const missedAims = requirements.goals.filter(({ aim }) => aim && !keepsLimits(nutrition, aim));
  score -= missedAims.length * worthOfAnAim;
  const isPerfect = missed.length + missedBars + missedAims.length === 0;
  return { score, isPerfect, missedBars };
}
