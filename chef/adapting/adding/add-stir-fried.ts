import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { CookbookDish } from '../../cookbook/dish.ts';
import {
  dividedBeforeServing,
  hasFood,
  nameOf,
  placeIn,
  type Room,
  said,
  saidCooked,
} from './place-food.ts';
import { hasCourse, isStirFried } from './traits.ts';

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

/** A dish that is dipped, wrapped or plated by then takes no more vegetables. */
const isServedThen =
  /\b(?:serve|dip|dunk|bring (?:them|it)|hand (?:them|it)|pass|turn (?:it|them) out|turn out|plates?|bowls?|wrap|roll|pile)\b/i;

/** Whether a dish of the wok is still in it at the end of its last step. */
const isTossedLast = (dish: CookbookDish): boolean => {
  const { dish: divided, behind } = dividedBeforeServing(dish);
  const words = (divided.steps.at(-1)?.segments ?? [])
    .slice(0, behind)
    .map(({ text }) => text ?? '')
    .join('');
  return (
    isStirFried(dish) &&
    hasCourse(dish, 'Lunch', 'Dinner', 'Side Dish') &&
    !hasFood(dish, ({ id, kinds }) => kinds.has('bread') || /wrapper|pastry|tortilla/.test(id)) &&
    /\b(?:toss|stir|turn)\b/i.test(words) &&
    !isServedThen.test(words)
  );
};

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
  if (cut === undefined || moreMinutes < minutes || !isTossedLast(dish)) return undefined;
  const fried = placeIn(
    dish,
    { step: 0 },
    {
      ...{ food, cut, before: ' Stir-fry ', perServing, unit: 'g', role: 'vegetable' },
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
  const segments = last.segments.toSpliced(
    behind,
    0,
    ...said(` Toss in the ${nameOf(food)} until hot through.`),
  );
  return {
    ...divided,
    steps: divided.steps.with(-1, { ...last, segments }),
    cookMinutes: divided.cookMinutes + minutes,
  };
}
