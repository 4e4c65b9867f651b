import type { CookbookDish } from '../../cookbook/dish.ts';
import { hasFood, isOnePan, type Placing } from './place-food.ts';
import {
  hasCourse,
  hasMeatOrFish,
  hasProtein,
  isAsian,
  isBaked,
  isSalad,
  isSoup,
} from './traits.ts';

/** A food that is cooked separately while the dish is made, and how the last step says so. */
export type Cooked = Omit<Placing, 'food' | 'after'> & {
  ids: readonly string[];
  suits: (dish: CookbookDish) => boolean;
  how: string;
  minutes: number;
  until: string;
};

/** Whether it is a lunch or a dinner that is eaten from a plate: no sandwich, and not also a snack first of all. */
const isMain = (dish: CookbookDish): boolean =>
  mealtimes.has(dish.courses[0] ?? '') && !isSoup(dish) && !isSalad(dish) && !isHandheld(dish);
const mealtimes = new Set(['Lunch', 'Dinner']);
const isHandheld = (dish: CookbookDish): boolean =>
  hasFood(
    dish,
    ({ id, kinds }) => kinds.has('bread') || /tortilla|wrapper|pastry|-dough$|yeast/.test(id),
  );
const hasBase = ({ ingredients }: CookbookDish): boolean =>
  ingredients.some(({ role }) => role === 'base');
/** Whether something is laid on top of it that is eaten with a fork: a salad, a bowl of rice, noodles, grains or vegetables. */
const isTopped = (dish: CookbookDish): boolean =>
  isSalad(dish) ||
  (isMain(dish) && !isBaked(dish) && !hasProtein(dish) && /bowl|plate|dish/.test(dish.look.vessel));

const takesEgg = (dish: CookbookDish): boolean =>
  !hasFood(dish, ({ tags }) => tags.has('eggs')) &&
  (isSalad(dish) ||
    hasCourse(dish, 'Breakfast', 'Brunch') ||
    (isMain(dish) && !isBaked(dish) && !isWrapped(dish)) ||
    (isSoup(dish) && hasFood(dish, ({ kinds }) => kinds.has('noodle') || kinds.has('greens'))));

const isWrapped = (dish: CookbookDish): boolean =>
  hasFood(dish, ({ kinds, id }) => kinds.has('pasta') || /wrapper/.test(id));

const boiled = { before: ' Serve with ', how: ', boiled in a pan of salted water for ', until: '' };
const side = (perServing: number, ...ids: readonly string[]) => ({
  ...boiled,
  ...({ ids, perServing, unit: 'g', role: 'vegetable', until: ', until tender' } as const),
  suits: isMain,
});
const inSalad = (perServing: number, ...ids: readonly string[]) => ({
  ...side(perServing, ...ids),
  ...{ before: ' Fold in ', until: ', until tender, and drained', suits: isSalad },
});
const starch = (ids: readonly string[], minutes: number, suits: Cooked['suits']) => ({
  ...boiled,
  ...({ ids, minutes, suits, perServing: 75, unit: 'g', role: 'base' } as const),
  until: ', until tender, and drained',
});

/** Stews and curries, which are eaten with rice or pasta. */
const isStewed = (dish: CookbookDish): boolean => isMain(dish) && isOnePan(dish) && !hasBase(dish);
const pastaCuisines = new Set(['Italian', 'French', 'German', 'American', 'British', 'Greek']);

/** Foods that are cooked for a dish that lacks them. */
export const cookedFoods: readonly Cooked[] = [
  {
    ...{ ids: ['egg'], perServing: 1, unit: null, role: 'protein', minutes: 9 },
    ...{ before: ' Serve with ', how: ', boiled in a saucepan of water for ' },
    ...{ until: ', until white and yolk are set, then peeled and halved', suits: takesEgg },
  },
  {
    ...{ ...side(200, 'potato'), minutes: 15, cut: 'peeled, in chunks' },
    suits: (dish) => isMain(dish) && !hasBase(dish) && !isAsian(dish),
  },
  { ...side(100, 'carrot'), minutes: 15, cut: 'sliced' },
  { ...side(100, 'broccoli'), minutes: 5, cut: 'in florets' },
  { ...side(120, 'cauliflower'), minutes: 8, cut: 'in florets' },
  { ...side(100, 'green-beans'), minutes: 7 },
  { ...side(100, 'brussels-sprouts'), minutes: 8 },
  { ...side(80, 'peas'), minutes: 4 },
  { ...inSalad(120, 'potato'), minutes: 15, cut: 'in chunks' },
  { ...inSalad(70, 'broccoli'), minutes: 4, cut: 'in small florets' },
  {
    ...{ ids: ['spinach'], perServing: 80, unit: 'g', role: 'vegetable', minutes: 3 },
    ...{ before: ' Serve with ', how: ', wilted in a covered pan with a splash of water for ' },
    ...{ until: ' and squeezed dry', suits: (dish) => isPlated(dish) },
  },
  {
    ...{ ids: ['mushroom', 'portobello', 'oyster-mushroom', 'shiitake'], perServing: 80 },
    ...{ unit: 'g', role: 'vegetable', minutes: 7, before: ' Serve with ', cut: 'sliced' },
    ...{ how: ', browned in a dry frying pan over a high heat for ', until: '' },
    suits: (dish) => isPlated(dish),
  },
  starch(['basmati', 'jasmine-rice'], 12, (dish) => isStewed(dish)),
  starch(['pasta'], 11, (dish) => isStewed(dish) && pastaCuisines.has(dish.cuisine ?? '')),
  {
    ...{ ids: ['salmon'], perServing: 1, unit: null, role: 'protein', minutes: 8 },
    ...{ before: ' Top with ', how: ', cooked under a hot grill for ' },
    ...{ until: ', until the flesh is opaque and flakes', cut: 'about 120 g each' },
    suits: (dish) => isTopped(dish) && !hasMeatOrFish(dish),
  },
  {
    ...{ ids: ['chicken-breast'], perServing: 120, unit: 'g', role: 'protein', minutes: 14 },
    ...{ before: ' Top with ', how: ', cooked under a hot grill for ' },
    ...{ until: ', turned once, until it is 74 °C in the middle, and sliced' },
    suits: (dish) => isTopped(dish) && !hasMeatOrFish(dish),
  },
  {
    ...{ ids: ['beef-steak'], perServing: 120, unit: 'g', role: 'protein', minutes: 8 },
    ...{ before: ' Top with ', how: ', cooked under a hot grill for ' },
    ...{ until: ', turned once, until it is 63 °C in the middle, rested and sliced' },
    suits: (dish) => isTopped(dish) && !hasMeatOrFish(dish),
  },
  {
    ...{ ids: ['tofu'], perServing: 100, unit: 'g', role: 'protein', minutes: 8, cut: 'in cubes' },
    ...{ before: ' Top with ', how: ', browned in a non-stick frying pan for ', until: '' },
    suits: (dish) => isTopped(dish) && !hasProtein(dish),
  },
];

function isPlated(dish: CookbookDish): boolean {
  return (
    isMain(dish) || (hasCourse(dish, 'Breakfast', 'Brunch') && !isSoup(dish) && !isSalad(dish))
  );
}
