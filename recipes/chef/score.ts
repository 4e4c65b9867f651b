import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import type { Nutrition } from '../recipe.ts';
import type { Limits } from '../selections/requirements.ts';
import { ENERGY_RANGES } from './amounts/energy-ranges.ts';
import type { Search } from './choose/search.ts';
import { missedBy } from './choose/soft-labels.ts';
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

const MOST_SODIUM_MG = 1500;
const LEAST_PROTEIN_G = 13;
const MOST_LINES = 14;

const WORTH: Partial<Record<ConstraintLabel, number>> = {
  Cuisine: 40,
  'Prefer Using': 28,
  Techniques: 26,
  'Spice Level': 26,
  Difficulty: 22,
  Style: 16,
  'Macronutrient Targets': 20,
};
const OTHER_WORTH = 10;

/** What a dish is worth to the search: higher is better, perfect where it keeps every soft choice. */
export type Score = { score: number; isPerfect: boolean };

/** How well a dish meets what was merely wished for, and how well it goes together. */
export function scoreDish(dish: Dish, { requirements, wishes }: Search): Score {
  const nutrition = steeringNutrition(dish.chosen, dish.servings);
  const missed = missedBy(dish, requirements, wishes, ({ limits }) =>
    keepsLimits(nutrition, limits),
  );
  const [low, high] = ENERGY_RANGES[dish.course];
  const outside = Math.max(0, low - nutrition.energyKcal, nutrition.energyKcal - high);
  let score = 3 * harmonyOf(dish.chosen.map(({ ingredient }) => ingredient));
  score -= Math.min(40, outside / 8);
  for (const { label } of missed) score -= WORTH[label] ?? OTHER_WORTH;
  if (nutrition.sodiumMg > MOST_SODIUM_MG) score -= 15;
  const isMain = dish.course === 'lunch' || dish.course === 'dinner';
  const isThin = isMain && nutrition.proteinG < LEAST_PROTEIN_G;
  if (isThin) score -= 25;
  score -= Math.max(0, dish.chosen.length - MOST_LINES) * 3;
  return { score, isPerfect: missed.length === 0 && outside === 0 && !isThin };
}
