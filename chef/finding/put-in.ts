import type { Requirements } from '#recipes/selections/requirements.ts';
import { moreMinutesFor } from '../adapting/adding/add-food.ts';
import { formsFor } from '../adapting/adding/forms-for.ts';
import type { Room } from '../adapting/adding/place-food.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import type { Known } from './known-dish.ts';
import type { WantedFood } from './wanted-food.ts';

/** A cook does not wait longer than this for a food that is added. */
const mostMoreMinutes = 20;

/** Returns how much longer a dish may cook for a food that is added, within the chosen times. */
export function roomFor({ totalMinutes, cookMinutes }: Known, requirements: Requirements): Room {
  const { maxTotalMinutes = Infinity, maxCookMinutes = Infinity } = requirements;
  const spare = Math.min(maxTotalMinutes - totalMinutes, maxCookMinutes - cookMinutes);
  return { moreMinutes: Math.min(mostMoreMinutes, spare) };
}

/** Returns the forms of a food that may be in the dish, the most usual in its cuisine first. */
export const formsToPutIn = (
  dish: CookbookDish,
  { ids }: WantedFood,
  allowed: ReadonlySet<string>,
): string[] => formsFor(dish, ids).filter((id) => allowed.has(id));

/** By dish: the minutes that it cooks longer for each food, undefined where it has no place. A request asks this of nearly all dishes. */
const minutesByFood = new WeakMap<CookbookDish, Map<string, number | undefined>>();

function minutesToPutIn(dish: CookbookDish, id: string): number | undefined {
  const known = minutesByFood.get(dish) ?? new Map<string, number | undefined>();
  minutesByFood.set(dish, known);
  if (!known.has(id)) known.set(id, moreMinutesFor(dish, id));
  return known.get(id);
}

/** Whether a food that a dish lacks can be added to it. */
export function canPutIn(
  known: Known,
  { ids }: WantedFood,
  { requirements, allowed }: { requirements: Requirements; allowed: ReadonlySet<string> },
): boolean {
  const { moreMinutes } = roomFor(known, requirements);
  for (const id of ids) {
    const needs = allowed.has(id) ? minutesToPutIn(known.dish, id) : undefined;
    if (needs !== undefined && needs <= moreMinutes) return true;
  }
  return false;
}
