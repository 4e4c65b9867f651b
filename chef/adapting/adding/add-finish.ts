import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { CookbookDish } from '../../cookbook/dish.ts';
import { finishes } from './finishes.ts';
import { lastInPan, placeAtEnd, placeIn, said } from './place-food.ts';
import type { Taste } from './traits.ts';

/** Adds a food that needs no cooking when the dish is ready: herbs, nuts, cheese, fruit, leaves. */
export function addFinish(
  dish: CookbookDish,
  food: Ingredient,
  taste: Taste,
): CookbookDish | undefined {
  for (const { suits, on = 'savoury', isInPan, after, ...placing } of finishes) {
    if (on !== taste || !suits(food, dish)) continue;
    const whole = { ...placing, food, after: said(after) };
    if (!isInPan) return placeAtEnd(dish, whole);
    const step = lastInPan(dish);
    if (step !== undefined) return placeIn(dish, { step }, whole);
  }
  return undefined;
}
