import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { CookbookDish } from '../../cookbook/dish.ts';
import {
  dividedBeforeServing,
  hasFood,
  nameOf,
  type Placing,
  placeIn,
  type Room,
  said,
  saidCooked,
} from './place-food.ts';
import { hasCourse, hasProtein, isStirFried } from './traits.ts';

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

/** How a food is fried in the wok before the dish is. */
type Frying = Pick<Placing, 'cut' | 'perServing' | 'role'> & { how: string; until: string };

/** Returns how a food is fried; undefined for one that is not, and for tofu where the dish has a protein or no oil. */
function fryingOf(dish: CookbookDish, { id }: Ingredient): Frying | undefined {
  const cut = cuts[id];
  if (cut !== undefined)
    return {
      ...{ cut, perServing, role: 'vegetable', how: ' with a splash of water for ' },
      until: ', until tender but crisp, and set aside.',
    };
  const hasOil = dish.ingredients.some(
    ({ role, pantryId }) => role === 'fat' && /oil/.test(pantryId),
  );
  if (id !== 'tofu' || hasProtein(dish) || !hasOil) return undefined;
  return {
    ...{ cut: 'in 2 cm cubes, patted dry', perServing: 100, role: 'protein' },
    ...{ how: ' with a little of the oil for ', until: ', until golden, and set aside.' },
  };
}

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
 * Stir-fries a vegetable or tofu before a dish of the wok, in which nothing cooks long enough for it, and tosses it in at the end: the cabbage
 * of a fried rice.
 * @param room how much longer the dish may cook
 */
export function addStirFried(
  dish: CookbookDish,
  food: Ingredient,
  { moreMinutes }: Room,
): CookbookDish | undefined {
  const frying = fryingOf(dish, food);
  if (!frying || moreMinutes < minutes || !isTossedLast(dish)) return undefined;
  const { how, until, ...placing } = frying;
  const fried = placeIn(
    dish,
    { step: 0 },
    {
      ...{ ...placing, food, before: ' Stir-fry ', unit: 'g' },
      after: saidCooked(` in a hot wok or frying pan${how}`, { minutes, passes: 'cook' }, until),
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
