import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { CookbookDish } from '../../cookbook/dish.ts';
import {
  dividedBeforeServing,
  nameOf,
  placeIn,
  type Room,
  said,
  saidCooked,
} from './place-food.ts';
import { isStirFried } from './traits.ts';

/** Vegetables that are stir-fried in a few minutes, and how they are cut. */
const cuts: Readonly<Record<string, string>> = {
  ...{ 'white-cabbage': 'shredded', 'savoy-cabbage': 'shredded', 'chinese-leaf': 'shredded' },
  ...{ 'pak-choi': 'sliced', kale: 'shredded' },
  ...{ carrot: 'in thin strips', courgette: 'in thin strips', 'red-pepper': 'in thin strips' },
  ...{ 'green-pepper': 'in thin strips', 'yellow-pepper': 'in thin strips' },
  ...{ broccoli: 'in small florets', mushroom: 'sliced' },
};
const minutes = 5;
const perServing = 80;

/**
 * Stir-fries a vegetable before a dish of the wok, in which nothing cooks long enough for it, and tosses it in at the end: the cabbage
 * of a fried rice.
 * @param room how much longer the dish may cook
 */
export function addStirFried(
  dish: CookbookDish,
  food: Ingredient,
  { moreMinutes }: Room,
): CookbookDish | undefined {
  const cut = cuts[food.id];
  if (!isStirFried(dish) || cut === undefined || moreMinutes < minutes) return undefined;
  const before = dish.steps.length > 1 ? ' Stir-fry ' : ' First stir-fry ';
  const fried = placeIn(
    dish,
    { step: 0 },
    {
      ...{ food, cut, before, perServing, unit: 'g', role: 'vegetable' },
      after: saidCooked(
        ' in a hot wok or frying pan with a splash of water for ',
        { minutes, passes: 'cook' },
        ', until tender but crisp, and set aside.',
      ),
    },
  );
  const { dish: divided, behind } = dividedBeforeServing(fried);
  const last = divided.steps.at(-1);
  if (!last) return undefined;
  const segments = last.segments.toSpliced(behind, 0, ...said(` Toss in the ${nameOf(food)}.`));
  return {
    ...divided,
    steps: divided.steps.with(-1, { ...last, segments }),
    cookMinutes: divided.cookMinutes + minutes,
  };
}
