import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import { type CookbookDish, heatMinutesOf } from '../../cookbook/dish.ts';
import { heatLevelOf } from '../../cookbook/heat-level.ts';
import { usualRole } from '../../cookbook/roles.ts';
import { tastesSweet } from '../../cookbook/tastes-sweet.ts';
import { hasFood, isOnePan } from './place-food.ts';

/** Whether a dish is eaten as something savoury or as something sweet. */
export type Taste = 'savoury' | 'sweet';

/** A snack with chilli is savoury, although it has some sugar. */
export const tasteOf = (dish: CookbookDish): Taste =>
  tastesSweet(dish) && heatLevelOf(dish) === 0 ? 'sweet' : 'savoury';

/** Whether a dish has one of the courses. */
export const hasCourse = ({ courses }: CookbookDish, ...names: readonly string[]): boolean =>
  names.some((name) => courses.includes(name));
export const isSalad = (dish: CookbookDish): boolean => hasCourse(dish, 'Salad');
export const isSoup = (dish: CookbookDish): boolean => hasCourse(dish, 'Soup');
export const isDrink = (dish: CookbookDish): boolean => hasCourse(dish, 'Drink');
/** Whether it is baked as a loaf or rolls. */
export const isBread = ({ path }: CookbookDish): boolean => /^breads\//.test(path);
export const isBaked = ({ techniques }: CookbookDish): boolean => techniques.includes('Baking');
export const isStirFried = ({ techniques }: CookbookDish): boolean =>
  techniques.includes('Stir-Frying');

const asian = new Set(['Chinese', 'Japanese', 'Thai', 'Vietnamese', 'Korean']);
export const isAsian = ({ cuisine }: CookbookDish): boolean => asian.has(cuisine ?? '');
/** Cuisines that do without lemon. */
const withoutLemon = new Set(['Chinese', 'Korean']);
export const takesLemon = (dish: CookbookDish): boolean =>
  !isBaked(dish) && !withoutLemon.has(dish.cuisine ?? '');

export const hasDairy = (dish: CookbookDish): boolean =>
  hasFood(dish, ({ tags }) => tags.has('milk'));
export const hasFish = (dish: CookbookDish): boolean =>
  hasFood(dish, ({ tags }) => tags.has('fish') || tags.has('shellfish'));
export const hasMeatOrFish = (dish: CookbookDish): boolean =>
  hasFish(dish) || hasFood(dish, ({ tags }) => tags.has('meat') || tags.has('poultry'));
/** Whether it has a protein other than pulses and eggs. */
export const hasProtein = (dish: CookbookDish): boolean =>
  hasMeatOrFish(dish) ||
  hasFood(dish, ({ kinds, id }) => kinds.has('tofu') || /tempeh|paneer|halloumi|seitan/.test(id));
export const hasFruit = ({ ingredients }: CookbookDish): boolean =>
  ingredients.some(({ role }) => role === 'fruit');
/** Whether a dessert has raw fruit on top or in a glass: its last step takes it, and nothing is heated from there on. */
export const isToppedWithFruit = ({ courses, ingredients, steps }: CookbookDish): boolean => {
  const last = steps.at(-1);
  if (!last || !courses.includes('Dessert') || heatMinutesOf([last]).length > 0) return false;
  return last.segments.some(
    (one) => 'ingredient' in one && ingredients[one.ingredient]?.role === 'fruit',
  );
};

/** Whether it is a salad of leaves, to which fruit may be added. */
export const hasLeaves = (dish: CookbookDish): boolean =>
  isSalad(dish) &&
  !isAsian(dish) &&
  hasFood(dish, ({ kinds, id }) => kinds.has('leaf') || kinds.has('lettuce') || /cabbage/.test(id));
/** Whether cheese is not out of place on a dish. */
export const takesCheese = (dish: CookbookDish): boolean =>
  !hasFish(dish) && (hasDairy(dish) || !(isAsian(dish) || dish.cuisine === 'Ethiopian'));

const grains = ['grain', 'rice', 'noodle'] as const;
/** Whether a dish rests on rice, noodles or grains. */
export const hasGrain = ({ ingredients }: CookbookDish): boolean =>
  ingredients.some(({ pantryId, role }) => {
    const { roles, kinds } = ingredient(pantryId);
    return role === 'base' && (roles.has('grain') || grains.some((one) => kinds.has(one)));
  });
/** Whether a slice of lemon suits a drink: not coffee, cocoa, or anything with milk. */
export const takesLemonSlice = (dish: CookbookDish): boolean =>
  !hasDairy(dish) && !hasFood(dish, ({ id }) => /coffee|espresso|cocoa|chocolate/.test(id));

/** Whether nuts belong on a savoury dish: salads, rice and noodles, vegetables and stews, but not eggs and chips. */
export function takesNuts(dish: CookbookDish): boolean {
  if (hasCourse(dish, 'Breakfast') || hasFish(dish)) return false;
  const isGreen = hasCourse(dish, 'Side Dish') && !dish.techniques.includes('Air Frying');
  return isSalad(dish) || isSoup(dish) || hasGrain(dish) || isGreen || isOnePan(dish);
}

const westernCuisines = new Set(
  'American, British, French, German, Greek, Italian, Mediterranean, Nordic, Spanish'.split(', '),
);
/** Courses on which slices of smoked salmon are laid. */
const coldCourses = ['Breakfast', 'Brunch', 'Appetizer', 'Snack', 'Salad'];

/** Whether smoked fish goes with it: eggs, bread, potatoes, soft cheese or leaves, and no meat. */
export function takesSmokedFish(dish: CookbookDish): boolean {
  const isPlace = hasCourse(dish, ...coldCourses) && westernCuisines.has(dish.cuisine ?? '');
  if (!isPlace || isSoup(dish) || hasMeatOrFish(dish)) return false;
  const goes = hasFood(
    dish,
    ({ tags, kinds, roles, id }) =>
      tags.has('eggs') ||
      kinds.has('bread') ||
      roles.has('soft-cheese') ||
      /potato|avocado/.test(id),
  );
  return goes || hasLeaves(dish);
}

const isEatenRaw = ({ minutes }: Ingredient): boolean => minutes.raw !== undefined;
const eatenSeeds = new Set(['pumpkin-seeds', 'sunflower-seeds', 'sesame-seeds']);

export const isHerb = (food: Ingredient): boolean => usualRole(food) === 'herb' && isEatenRaw(food);
/** Whether it is a nut or a seed that is eaten raw; a nut butter cannot be scattered. */
export const isNutty = (food: Ingredient): boolean =>
  !food.id.endsWith('-butter') &&
  (food.tags.has('nuts') || food.tags.has('peanuts') || eatenSeeds.has(food.id)) &&
  isEatenRaw(food);
/** Whether it is a pulse from a tin, or boiled before. */
export const isCookedPulse = (food: Ingredient): boolean =>
  food.kinds.has('pulse') && food.roles.has('pulse') && isEatenRaw(food);
