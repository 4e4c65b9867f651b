import type { RemixBase } from '#contract/remix.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { Course, Requirements } from '#recipes/selections/requirements.ts';
import { readWish } from '#recipes/selections/wish/read-wish.ts';
import { addFoods } from '../adapting/adding/add-food.ts';
import { type Changed, changeHeat } from '../adapting/change-heat.ts';
import { isHot } from '../adapting/heat-of.ts';
import { allowedBy } from '../composing/choose/allowed.ts';
import { wishesOf } from '../composing/choose/wishes.ts';
import { type CookbookDish, minutesToTableOf } from '../cookbook/dish.ts';
import { heatLevelOf } from '../cookbook/heat-level.ts';
import { isMood } from '../finding/fit-situation.ts';
import { readKnownRecipe } from './known-recipe.ts';

/** What a wish asks to change in a dish. */
export type WishOfDish = {
  /** Whether the wish contains anything that can be acted on. "Make it nicer" does not. */
  isUnderstood: boolean;
  heat?: 'more' | 'less';
  /** Heat of the dish before the change, as an index into the spice levels. */
  heatBefore: number;
  /** Foods to add that the dish does not contain, each as a list of its forms. */
  foods: string[][];
  /** Whether the wish rules out something that the dish contains. */
  takesOut: boolean;
  servings?: number;
  course?: Course;
  /** Conditions on the whole dish: a style, a technique, another cuisine, less time, no oven. */
  isSo: ((dish: CookbookDish) => boolean)[];
};

const isAmong = (names: readonly string[] = [], have: readonly string[]): boolean => {
  const keys = new Set(have.map(keyOf));
  return names.some((name) => keys.has(keyOf(name)));
};

/** Returns what a wish says about the whole dish as predicates on a dish. */
function traitsIn(said: ReturnType<typeof readWish>): WishOfDish['isSo'] {
  const { styles, techniques, cuisines, occasions, without, maxTotalMinutes, difficulty } = said;
  // A mood of the cook is not a property of the dish.
  const feasts = (occasions ?? []).filter((name) => !isMood(name));
  const asked: [unknown, (dish: CookbookDish) => boolean][] = [
    [styles?.length, (dish) => isAmong(styles, dish.styles)],
    [techniques?.length, (dish) => isAmong(techniques, dish.techniques)],
    [cuisines?.length, (dish) => isAmong(cuisines, dish.cuisine ? [dish.cuisine] : [])],
    [feasts.length, (dish) => isAmong(feasts, dish.occasions)],
    [without?.length, (dish) => !isAmong(without, dish.equipment)],
    [maxTotalMinutes, (dish) => minutesToTableOf(dish) <= (maxTotalMinutes ?? 0)],
    [difficulty, (dish) => dish.difficulty === difficulty],
  ];
  return asked.flatMap(([is, test]) => (is ? [test] : []));
}

/** Reads what a wish asks to change in the dish behind a recipe. */
export function wishOfDish(
  text: string,
  requirements: Requirements,
  dish: CookbookDish,
  base: RemixBase,
): WishOfDish {
  const said = readWish(text);
  const { items } = readKnownRecipe(base);
  const allowed = allowedBy(requirements.bans);
  const prefer = wishesOf([], { ...requirements, prefer: said.prefer }, allowed);
  const isHot = said.spice === 'hot' || said.spice === 'extra-hot';
  const { diets, allergens, avoid } = said;
  const wish: Omit<WishOfDish, 'isUnderstood'> = {
    ...(said.spice && { heat: isHot ? ('more' as const) : ('less' as const) }),
    heatBefore: heatLevelOf(dish),
    foods: prefer.filter((ids) => !items.some(({ id }) => ids.includes(id))),
    // Some diets are nutrition bounds per serving, which the list of foods does not show.
    takesOut: said.diets.length > 0 || items.some(({ id }) => !allowed.has(id)),
    ...(said.servings !== undefined && { servings: said.servings }),
    ...(said.course && { course: said.course }),
    isSo: traitsIn(said),
  };
  const named = [diets, allergens, avoid, said.prefer, wish.isSo].some((all) => all.length > 0);
  const isUnderstood = named || [wish.heat, wish.servings, wish.course].some(Boolean);
  return { ...wish, isUnderstood };
}

/**
 * Applies a wish to a dish, as far as the roles in the dish allow.
 * @returns undefined when the wish cannot be applied or the dish already meets it
 */
export function grantWish(dish: CookbookDish, wish: WishOfDish): Changed | undefined {
  const { heat, foods, isSo, takesOut: isLess, servings, course } = wish;
  if (course || !isSo.every((test) => test(dish))) return undefined;
  const heated = heat && changeHeat(dish, heat);
  const filled = foods.length > 0 ? addFoods(heated?.dish ?? dish, foods) : undefined;
  const isGranted = heated ?? filled ?? (isLess || servings !== undefined);
  if (!isGranted) return undefined;
  return {
    dish: filled?.dish ?? heated?.dish ?? dish,
    notes: [...(heated?.notes ?? []), ...(filled?.notes ?? [])],
  };
}

/** Returns whether the dish already meets everything that the wish asks, so that a credit would be charged for nothing. */
export function isSoAlready(dish: CookbookDish, wish: WishOfDish): boolean {
  const { heat, foods, takesOut: isLess, servings, course, isSo } = wish;
  const isCool = heat === 'less' && !dish.ingredients.some(isHot);
  const asksHeat = heat !== undefined && !isCool;
  const asksMore = asksHeat || isLess || foods[0] || servings || course;
  return !asksMore && isSo.every((test) => test(dish));
}

/** Returns whether another dish meets the wish. */
export function meetsWish(dish: CookbookDish, { heat, heatBefore, foods, isSo }: WishOfDish) {
  const ids = new Set(dish.ingredients.map(({ pantryId }) => pantryId));
  const isPutIn = foods.length === 0 || foods.some((forms) => forms.some((id) => ids.has(id)));
  const isHeated =
    heat === undefined ||
    (heat === 'more' ? heatLevelOf(dish) > heatBefore : heatLevelOf(dish) < heatBefore);
  return isPutIn && isHeated && isSo.every((test) => test(dish));
}
