import { listInWords } from '#contract/list-in-words.ts';
import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import { type CookbookDish, isPart } from '../../cookbook/dish.ts';
import { usualRole } from '../../cookbook/roles.ts';
import { addBeside, addToBlender } from './add-beside.ts';
import { addCooked } from './add-cooked.ts';
import { addFinish } from './add-finish.ts';
import { addStirFried } from './add-stir-fried.ts';
import { besideSauces } from './finishes.ts';
import { nameOf, type Room } from './place-food.ts';
import { hasCourse, isBread, isStirFried, tasteOf } from './traits.ts';

function addOne(dish: CookbookDish, food: Ingredient, room: Room): CookbookDish | undefined {
  // A loaf is done when it is out of the oven, and a sauce is a part of other dishes.
  if (isBread(dish) || isPart(dish)) return undefined;
  if (food.kinds.has('sauce') && !besideSauces.has(food.id)) return undefined;
  const taste = tasteOf(dish);
  const finished = addFinish(dish, food, taste);
  if (finished) return finished;
  if (taste === 'sweet') return addToBlender(dish, food);
  const isPulse = food.kinds.has('pulse') && !isStirFried(dish) && !hasCourse(dish, 'Snack');
  const isBeside = isPulse || usualRole(food) === 'vegetable';
  return (
    (isBeside ? addBeside(dish, food) : undefined) ??
    addStirFried(dish, food, room) ??
    addCooked(dish, food, room)
  );
}

/** A food that the cook wants, in its alternative forms: any one of them will do. The first that has a place is taken. */
export type WantedForms = readonly string[];

/** The dish with the foods that had a place, and which of the wanted ones these were. */
export type Filled = { dish: CookbookDish; notes: string[]; added: WantedForms[] };

const anyRoom: Room = { moreMinutes: 20 };

/**
 * Returns how many minutes longer a dish cooks with a food that is added.
 * @returns undefined when the food has no place in it
 */
export function moreMinutesFor(dish: CookbookDish, id: string): number | undefined {
  const added = addOne(dish, ingredient(id), { moreMinutes: Number.POSITIVE_INFINITY });
  return added && added.cookMinutes - dish.cookMinutes;
}

/**
 * Adds foods to a dish where a food of that kind has a place: herbs, nuts, cheese, fruit and leaves on top, vegetables and pulses in
 * the pot beside vegetables with the same cooking time, other vegetables, eggs, fish and meat cooked by themselves.
 * @param room how much longer the dish may cook for it
 * @returns undefined when none of the foods has a place
 */
export function addFoods(
  dish: CookbookDish,
  wanted: readonly WantedForms[],
  room: Room = anyRoom,
): Filled | undefined {
  const names: string[] = [];
  const added: WantedForms[] = [];
  const missed: string[] = [];
  let now = dish;
  for (const ids of wanted) {
    const found = ids
      .values()
      .map((id) => ({ id, next: addOne(now, ingredient(id), room) }))
      .find(({ next }) => next !== undefined);
    if (!found?.next) {
      missed.push(nameOf(ingredient(ids[0] ?? '')));
      continue;
    }
    now = found.next;
    added.push(ids);
    names.push(nameOf(ingredient(found.id)));
  }
  if (added.length === 0) return undefined;
  const noPlace = missed.length > 0 ? [`There was no place in it for ${listInWords(missed)}.`] : [];
  return { dish: now, notes: [`Put in: ${listInWords(names)}.`, ...noPlace], added };
}
