import type { Nutrition } from '../recipe.ts';
import type { Course, Limits, Requirements } from '../selections/requirements.ts';
import type { Dish } from './dish.ts';
import { steeringNutrition } from './dish.ts';
import { styleFor, techniquesFor } from './tastes.ts';

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

/** Kilocalories per serving that a course usually has. */
const ENERGY_RANGES: Record<Course, readonly [number, number]> = {
  breakfast: [220, 650],
  lunch: [300, 750],
  dinner: [350, 850],
  soup: [120, 500],
  side: [80, 450],
  salad: [120, 600],
  dessert: [120, 500],
  snack: [80, 400],
  appetizer: [60, 400],
  drink: [30, 350],
};

/** How well a dish meets what was merely wished for: higher is better. */
export function scoreDish(dish: Dish, requirements: Requirements): number {
  const ids = new Set(dish.chosen.map(({ ingredient }) => ingredient.id));
  const nutrition = steeringNutrition(dish.chosen, dish.servings);
  const [low, high] = ENERGY_RANGES[dish.course];
  const techniques = requirements.techniques.flatMap(techniquesFor);
  const marks = requirements.styles.flatMap((name) => styleFor(name)?.marks ?? []);
  const outside = Math.max(0, low - nutrition.energyKcal, nutrition.energyKcal - high);
  let score = -Math.min(40, outside / 8);
  score += 25 * Math.min(3, requirements.prefer.filter((id) => ids.has(id)).length);
  score +=
    requirements.goals.filter(({ hard, limits }) => !hard && keepsLimits(nutrition, limits))
      .length * 20;
  if (techniques.some((technique) => dish.archetype.techniques.includes(technique))) score += 15;
  if (marks.some((mark) => dish.archetype.styles.includes(mark))) score += 6;
  if (requirements.difficulty === dish.difficulty) score += 12;
  if (nutrition.sodiumMg > 1500) score -= 15;
  if (['lunch', 'dinner'].includes(dish.course) && nutrition.proteinG < 12) score -= 25;
  return score - Math.max(0, dish.chosen.length - 14) * 3;
}
