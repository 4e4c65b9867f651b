import { printNumber } from '#recipes/measures/numbers.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import { gramsOfOne } from '../cookbook/printing/amounts.ts';
import type { Known } from '../finding/known-dish.ts';

/** From this multiple of the servings on, one pan or one blender no longer holds what the steps put into it. */
const muchMore = 1.75;
/** What a blender holds without running over. */
const blenderGrams = 1300;

const words: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };
const inWords = (count: number): string => words[count] ?? printNumber(count);

const isBlender = /^(?:blender|food processor)$/;
/** Pans whose floor decides how much they fry. A pan with its size in centimetres grows in the steps. */
const isFryingPan = /^(?:large |wide |non-stick |heavy |cast-iron |small )?(?:frying pan|skillet)$/;

/** Vessels that hold the dish. A frying pan beside one of them is for a part of the work only. */
const isVessel =
  /\b(?:pan|saucepan|pot|stockpot|wok|casserole|oven|tray|tin|dish|cooker|grill|barbecue)\b/i;

/** Returns the frying pan that a dish is made in, when it is made in nothing else. */
function onlyPan({ equipment }: Known['dish']): string | undefined {
  const vessels = equipment.filter((one) => isVessel.test(one));
  return vessels.length === 1 ? vessels.find((one) => isFryingPan.test(one)) : undefined;
}

const blends = /\bblend/i;

/** Returns the weight of what goes into the blender: a whole soup, or the foods of the steps that blend. */
function blendedGrams({ dish, held }: Pick<Known, 'dish' | 'held'>): number {
  if (dish.courses.includes('Soup')) return held.reduce((sum, one) => sum + one.grams, 0);
  const inBlender = dish.steps
    .filter(({ segments }) => blends.test(segments.map(({ text }) => text ?? '').join(' ')))
    .flatMap(({ segments }) => segments);
  return inBlender.reduce((sum, one) => {
    const item = one.kind === 'ingredient' ? dish.ingredients[one.ingredient] : undefined;
    const amount = one.kind === 'ingredient' ? one.amount : undefined;
    return sum + (item && amount ? (gramsOfOne(amount, ingredient(item.pantryId)) ?? 0) : 0);
  }, 0);
}

/**
 * Returns tips for a dish that is made for many more servings than it is written for: how many pans it needs, and in how many batches it
 * is blended.
 */
export function tipsForMany({ dish, held }: Known, servings: number): string[] {
  const times = servings / dish.servings;
  if (times < muchMore) return [];
  const pans = inWords(Math.ceil(times - 0.25));
  const inPans = onlyPan(dish)
    ? [`For ${servings}, share it between ${pans} frying pans; one is meant for ${dish.servings}.`]
    : [];
  const blender = dish.equipment.find((one) => isBlender.test(one));
  const batches = Math.ceil((blendedGrams({ dish, held }) * times) / blenderGrams);
  const inBatches =
    blender && batches > 1
      ? [`For ${servings}, use the ${blender} in ${inWords(batches)} batches.`]
      : [];
  return [...inPans, ...inBatches];
}
