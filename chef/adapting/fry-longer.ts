import { type Coded, codesIn, partAt } from '#chef/cookbook/coded-text.ts';
import type { DishIngredient, Segment } from '#chef/cookbook/dish.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import type { StandIn } from './stand-in.ts';

/** Minutes that tofu and mushrooms take to brown in a hot pan. */
const plantMinutes = 7;

const isSeafood = (id: string): boolean =>
  (['fish', 'shellfish'] as const).some((tag) => ingredient(id).tags.has(tag));
const isCooking = (part: Segment | undefined): boolean =>
  part?.kind === 'timer' && part.passes === 'cook';

/**
 * Lengthens the frying timer of a sentence when a plant food replaces seafood: prawns are seared in two minutes, tofu takes seven to
 * brown in the same pan.
 * @returns the minutes added
 */
export function fryLonger(
  coded: Coded,
  sentence: string,
  swapOf: (segment: Segment) => { to: StandIn; old: DishIngredient } | undefined,
): number {
  if (!/\b(?:fry|sear|brown|grill)\b/i.test(sentence)) return 0;
  const codes = codesIn(sentence);
  const isQuick = codes.some((one) => {
    const part = partAt(coded, one);
    const swap = part?.kind === 'ingredient' ? swapOf(part) : undefined;
    return swap?.to.method === 'plant' && isSeafood(swap.old.pantryId);
  });
  const timer = isQuick ? codes.find((one) => isCooking(partAt(coded, one))) : undefined;
  const part = timer === undefined ? undefined : partAt(coded, timer);
  if (timer === undefined || part?.kind !== 'timer' || part.highMinutes >= plantMinutes) return 0;
  coded.parts[timer.charCodeAt(0) - 0xe000] = {
    ...part,
    lowMinutes: plantMinutes,
    highMinutes: plantMinutes,
    text: `${plantMinutes} minutes`,
  };
  return plantMinutes - part.highMinutes;
}
