import type { Nutrition } from '#recipes/recipe.ts';
import { energyRanges } from './amounts/energy-ranges.ts';
import { isFromAnimals, isMain, mostSodiumMg, proteinOfMainsG } from './amounts/goals.ts';
import type { Dish } from './dish.ts';
import { countWords, stepWords } from './shape-steps.ts';
import { minutesNamedIn } from './step-minutes.ts';

type Counted = Pick<Nutrition, 'energyKcal' | 'proteinG' | 'carbohydrateG' | 'fatG' | 'sodiumMg'>;

const usualIngredients = [5, 14] as const;
const usualSteps = [4, 10] as const;
const headerToleranceMin = 5;
const atwaterTolerance = 0.12;

const isWithin = (value: number, [low, high]: readonly [number, number]) =>
  value >= low && value <= high;

/** Whether the minutes in the printed steps add up to the time in the header. */
function headerAgrees({ steps, prepTimeMinutes }: Dish): boolean {
  const sum = steps
    .flatMap(({ text }) => minutesNamedIn(text))
    .reduce((total, minutes) => total + minutes, 0);
  return Math.abs(sum - prepTimeMinutes) <= headerToleranceMin;
}

function atwaterAgrees({ energyKcal, proteinG, carbohydrateG, fatG }: Counted): boolean {
  const summed = 4 * proteinG + 4 * carbohydrateG + 9 * fatG;
  return Math.abs(summed - energyKcal) <= atwaterTolerance * energyKcal;
}

function hasItsProtein({ course, chosen }: Dish, { proteinG }: Counted): boolean {
  if (!isMain(course)) return true;
  const isVegan = !chosen.some(({ ingredient }) => isFromAnimals(ingredient));
  return proteinG >= proteinOfMainsG[isVegan ? 'vegan' : 'usual'];
}

/**
 * Returns how many quality bars a dish misses: its length, its steps, its times, and the nutrition of a serving. The search
 * prefers dishes that miss none; when the choices allow no other, a dish that misses a bar is still served.
 */
export function countMissedBars(dish: Dish, nutrition: Counted): number {
  const kept = [
    isWithin(dish.chosen.length, usualIngredients),
    isWithin(dish.steps.length, usualSteps),
    dish.steps.every(({ text }) => isWithin(countWords(text), [stepWords.least, stepWords.most])),
    headerAgrees(dish),
    isWithin(nutrition.energyKcal, energyRanges[dish.course]),
    atwaterAgrees(nutrition),
    nutrition.sodiumMg <= mostSodiumMg,
    hasItsProtein(dish, nutrition),
  ];
  return kept.filter((one) => !one).length;
}
