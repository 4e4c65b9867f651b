import type { Nutrition } from '../recipe.ts';
import { ENERGY_RANGES } from './amounts/energy-ranges.ts';
import { isFromAnimals, isMain, MOST_SODIUM_MG, PROTEIN_OF_MAINS_G } from './amounts/goals.ts';
import type { Dish } from './dish.ts';
import { countWords, STEP_WORDS } from './shape-steps.ts';
import { minutesNamedIn } from './step-minutes.ts';

type Counted = Pick<Nutrition, 'energyKcal' | 'proteinG' | 'carbohydrateG' | 'fatG' | 'sodiumMg'>;

const INGREDIENTS = [5, 14] as const;
const STEPS = [4, 10] as const;
const HEADER_TOLERANCE_MIN = 5;
const ATWATER_TOLERANCE = 0.12;

const isWithin = (value: number, [low, high]: readonly [number, number]) =>
  value >= low && value <= high;

const BESIDE = /^(?:Meanwhile|While [a-z ]+), /;

/** Whether the printed minutes of the steps that are not beside another add up to the header. */
function headerAgrees({ steps, prepTimeMinutes, cookTimeMinutes }: Dish): boolean {
  const sum = steps
    .filter(({ text }) => !BESIDE.test(text))
    .flatMap(({ text }) => minutesNamedIn(text))
    .reduce((total, minutes) => total + minutes, 0);
  return Math.abs(sum - prepTimeMinutes - cookTimeMinutes) <= HEADER_TOLERANCE_MIN;
}

function atwaterAgrees({ energyKcal, proteinG, carbohydrateG, fatG }: Counted): boolean {
  const summed = 4 * proteinG + 4 * carbohydrateG + 9 * fatG;
  return Math.abs(summed - energyKcal) <= ATWATER_TOLERANCE * energyKcal;
}

function hasItsProtein({ course, chosen }: Dish, { proteinG }: Counted): boolean {
  if (!isMain(course)) return true;
  const isVegan = !chosen.some(({ ingredient }) => isFromAnimals(ingredient));
  return proteinG >= PROTEIN_OF_MAINS_G[isVegan ? 'vegan' : 'usual'];
}

/**
 * How many of the bars for a good recipe a dish misses: its length, its steps, its times, and what is in a serving. The
 * search prefers dishes that miss none; where the choices leave no other, one that misses a bar is still a dish.
 */
export function countMissedBars(dish: Dish, nutrition: Counted): number {
  const kept = [
    isWithin(dish.chosen.length, INGREDIENTS),
    isWithin(dish.steps.length, STEPS),
    dish.steps.every(({ text }) => isWithin(countWords(text), [STEP_WORDS.least, STEP_WORDS.most])),
    headerAgrees(dish),
    isWithin(nutrition.energyKcal, ENERGY_RANGES[dish.course]),
    atwaterAgrees(nutrition),
    nutrition.sodiumMg <= MOST_SODIUM_MG,
    hasItsProtein(dish, nutrition),
  ];
  return kept.filter((one) => !one).length;
}
