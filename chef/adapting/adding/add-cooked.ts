import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { CookbookDish } from '../../cookbook/dish.ts';
import { cookedFoods } from './cooked-foods.ts';
import { placeAtEnd, type Room, saidCooked } from './place-food.ts';

/** A cook can do this much beside the dish, in minutes before the dish is ready. */
const isDoneBeside = (dish: CookbookDish, minutes: number): boolean => dish.cookMinutes >= minutes;

/**
 * Cooks a food separately while the dish is made: a vegetable as a side, a boiled egg, grilled salmon on a salad.
 * @param room a dish that cooks for less time takes longer, within these minutes
 */
export function addCooked(
  dish: CookbookDish,
  food: Ingredient,
  { moreMinutes }: Room,
): CookbookDish | undefined {
  const row = cookedFoods.find(({ ids, suits }) => ids.includes(food.id) && suits(dish));
  if (!row) return undefined;
  const { ids: _, suits: __, how, minutes, until, ...placing } = row;
  const isBeside = isDoneBeside(dish, minutes);
  if (!isBeside && moreMinutes < minutes) return undefined;
  const passes = isBeside ? 'meanwhile' : 'cook';
  const after = saidCooked(
    how,
    { minutes, passes },
    `${isBeside ? ' in the meantime' : ''}${until}.`,
  );
  const added = placeAtEnd(dish, { ...placing, food, after });
  return isBeside ? added : { ...added, cookMinutes: dish.cookMinutes + minutes };
}
