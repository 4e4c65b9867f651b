import type { Ingredient } from '#recipes/pantry/pantry.ts';
import { type CookbookDish, type DishIngredient, isMeal } from '../../cookbook/dish.ts';
import { lastInPan, type Placing } from './place-food.ts';
import {
  hasCourse,
  hasDairy,
  hasFish,
  hasFruit,
  hasGrain,
  hasLeaves,
  hasMeatOrFish,
  isAsian,
  isBaked,
  isCookedPulse,
  isDrink,
  isHerb,
  isNutty,
  isSalad,
  isSoup,
  isToppedWithFruit,
  type Taste,
  takesCheese,
  takesLemon,
  takesLemonSlice,
  takesNuts,
  takesSmokedFish,
} from './traits.ts';

/** A food that is added when the dish is ready, and how the step says so. */
export type Finish = Omit<Placing, 'food' | 'after'> & {
  suits: (food: Ingredient, dish: CookbookDish) => boolean;
  /** On which dishes; savoury ones when it is absent. */
  on?: Taste;
  after: string;
  /** Whether it goes into the pan while the dish is hot. */
  isInPan?: boolean;
};

const smallAndSalty = new Set(['anchovy', 'capers', 'black-olives', 'green-olives']);
/** Sauces that are served beside a dish. Another sauce, such as pesto, would make a different dish, although its role is herb. */
export const besideSauces: ReadonlySet<string> = new Set(['salsa']);
const fishes = new Set(['smoked-salmon', 'hot-smoked-salmon']);
const over = { role: 'garnish', before: ' Scatter over ', unit: 'g' } as const;

const isOneOf =
  (...ids: readonly string[]) =>
  ({ id }: Ingredient): boolean =>
    ids.includes(id);

/** Fruits that are laid on a dessert of fruit, by how they are cut. */
const softFruits = new Set(['mango', 'pineapple', 'kiwi', 'papaya', 'melon', 'watermelon', 'pear']);
const stoneFruits = new Set(['peach', 'nectarine', 'plum', 'apricot', 'cherry']);
/** Grapes are quartered for small children, and lychees peeled and stoned: neither is only put on top. */
const smallFruits = new Set(['fig']);
const pulpFruits = new Set(['passion-fruit']);

/** Whether a fruit joins others on a dessert: a pavlova, a fool, a trifle. A crumble is baked over its fruit. */
const isFruitOf =
  (fruits: ReadonlySet<string>) =>
  ({ id }: Ingredient, dish: CookbookDish): boolean =>
    fruits.has(id) && isToppedWithFruit(dish);

const withRole = (
  role: DishIngredient['role'],
  perServing: number,
  unit: Placing['unit'] = 'g',
) => ({
  ...{ role, perServing, unit },
});

/** Foods that have a place on a dish when it is ready. The first row that suits counts. */
export const finishes: readonly Finish[] = [
  {
    ...{ ...withRole('vegetable', 40), before: ' Stir in ', after: ' until it has wilted.' },
    ...{ suits: isOneOf('spinach'), isInPan: true },
  },
  {
    ...{ ...withRole('vegetable', 30), before: ' Toss in ', after: '.', cut: 'young leaves' },
    suits: ({ id }, dish) => id === 'spinach' && isSalad(dish) && !isAsian(dish),
  },
  {
    ...{ ...withRole('herb', 4), before: ' Scatter over ', after: ', chopped.' },
    suits: isHerb,
  },
  {
    ...{ ...withRole('herb', 2), before: ' Finish it with ', after: ', the leaves whole.' },
    ...{ suits: (food, dish) => food.id === 'mint' && hasFruit(dish), on: 'sweet' },
  },
  {
    ...{ ...over, after: '.', perServing: 10 },
    suits: (food, dish) => isNutty(food) && takesNuts(dish),
  },
  {
    ...{ ...over, after: '.', perServing: 10, on: 'sweet' },
    suits: (food, dish) => isNutty(food) && !isDrink(dish),
  },
  {
    ...{ ...over, after: '.', perServing: 8 },
    suits: isOneOf('coconut-fresh', 'desiccated-coconut'),
  },
  {
    ...{ ...over, after: ', crumbled.', perServing: 20 },
    suits: ({ roles }, dish) => roles.has('crumbly-cheese') && takesCheese(dish),
  },
  {
    ...{ ...over, after: ', grated.', perServing: 20 },
    suits: ({ roles }, dish) =>
      roles.has('cheese') && !roles.has('soft-cheese') && hasDairy(dish) && takesCheese(dish),
  },
  {
    ...{ role: 'garnish', before: ' Dot it with ', after: '.', perServing: 30, unit: 'g' },
    suits: ({ id }, dish) => id === 'ricotta' && hasDairy(dish),
  },
  {
    ...{ ...over, after: ', chopped.', perServing: 6 },
    suits: ({ id }) => smallAndSalty.has(id),
  },
  {
    ...{ role: 'garnish', before: ' Serve it with ', after: '.', perServing: 30, unit: 'g' },
    suits: ({ id }) => besideSauces.has(id),
  },
  {
    ...{ ...withRole('acid', 0.5, 'tbsp'), before: ' Squeeze over ', after: '.' },
    suits: ({ id }, dish) => (id === 'lemon-juice' || id === 'lime-juice') && takesLemon(dish),
  },
  {
    ...{ ...withRole('fruit', 0.25, null), before: ' Put ', after: ' into the glasses.' },
    ...{ suits: ({ id }, dish) => id === 'lemon' && isDrink(dish) && takesLemonSlice(dish) },
    ...{ cut: 'sliced', on: 'sweet' },
  },
  {
    ...{ ...withRole('fruit', 0.5, null), before: ' Serve with ', after: '.' },
    ...{ suits: ({ id }, dish) => id === 'orange' && !isDrink(dish) },
    ...{ cut: 'peeled and sliced', on: 'sweet' },
  },
  {
    ...{ ...withRole('fruit', 0.5, null), before: ' Serve with ', after: '.' },
    ...{ suits: ({ id }, dish) => id === 'apple' && !isDrink(dish) },
    ...{ cut: 'cored, in thin slices', on: 'sweet' },
  },
  {
    ...{ ...withRole('fruit', 0.25, null), before: ' Toss in ', after: '.' },
    ...{ suits: ({ id }, dish) => id === 'apple' && hasLeaves(dish) && !hasFish(dish) },
    cut: 'cored, in thin slices',
  },
  {
    ...{ ...withRole('fruit', 0.5, null), before: ' Serve with ', after: '.' },
    ...{ suits: ({ id }, dish) => id === 'banana' && !isDrink(dish) && !isBaked(dish) },
    ...{ cut: 'sliced', on: 'sweet' },
  },
  {
    ...{ ...withRole('fruit', 60), before: ' Serve with ', after: '.', on: 'sweet' },
    suits: ({ kinds }, dish) => kinds.has('berry') && !isDrink(dish),
  },
  {
    ...{ ...withRole('fruit', 30), before: ' Spread ', after: ' over it.', on: 'sweet' },
    ...{ suits: isFruitOf(softFruits), cut: 'peeled, in small pieces' },
  },
  {
    ...{ ...withRole('fruit', 30), before: ' Spread ', after: ' over it.', on: 'sweet' },
    ...{ suits: isFruitOf(stoneFruits), cut: 'stoned, in slices' },
  },
  {
    ...{ ...withRole('fruit', 30), before: ' Spread ', after: ' over it.', on: 'sweet' },
    ...{ suits: isFruitOf(smallFruits), cut: 'halved' },
  },
  {
    ...{ ...withRole('fruit', 0.5, null), before: ' Spoon the pulp of ', after: ' over it.' },
    ...{ suits: isFruitOf(pulpFruits), on: 'sweet' },
  },
  {
    ...{ ...withRole('fruit', 30), before: ' Scatter over ', after: '.' },
    suits: ({ kinds, tags }, dish) =>
      kinds.has('berry') && tags.has('berry') && hasLeaves(dish) && !hasMeatOrFish(dish),
  },
  {
    ...{ ...withRole('vegetable', 1, null), before: ' Toss in ', after: '.', cut: 'in wedges' },
    suits: ({ id }, dish) => id === 'tomato' && isSalad(dish) && !isAsian(dish),
  },
  {
    ...{ ...withRole('vegetable', 1, null), before: ' Serve with ', after: '.', cut: 'sliced' },
    suits: ({ id }, dish) => id === 'tomato' && !isSoup(dish) && !isAsian(dish) && !lastInPan(dish),
  },
  {
    ...{ ...withRole('vegetable', 0.5, null), before: ' Toss in ', after: '.' },
    ...{ suits: ({ id }, dish) => id === 'carrot' && isSalad(dish), cut: 'coarsely grated' },
  },
  {
    ...{ ...withRole('vegetable', 0.5, null), before: ' Serve with ', after: '.' },
    ...{
      suits: ({ id }, dish) =>
        id === 'carrot' && !isMeal(dish) && hasCourse(dish, 'Snack', 'Appetizer'),
    },
    cut: 'peeled, in sticks',
  },
  {
    ...{ ...withRole('protein', 60), before: ' Fold in ', after: '.', cut: 'rinsed and drained' },
    suits: (food, dish) =>
      isCookedPulse(food) &&
      !isAsian(dish) &&
      (isSalad(dish) || (hasCourse(dish, 'Side Dish') && hasGrain(dish) && !isBaked(dish))),
  },
  {
    ...{ ...withRole('protein', 60), before: ' Stir in ', after: ' and let it heat through.' },
    ...{ suits: (food, dish) => isCookedPulse(food) && (isSoup(dish) || !isAsian(dish)) },
    ...{ isInPan: true, cut: 'rinsed and drained' },
  },
  {
    ...{ ...withRole('protein', 40), before: ' Lay ', after: ' over it.', cut: 'in slices' },
    suits: ({ id }, dish) => fishes.has(id) && takesSmokedFish(dish),
  },
];
