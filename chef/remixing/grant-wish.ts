import { keyOf } from '#recipes/selections/names.ts';
import type { Course, Requirements } from '#recipes/selections/requirements.ts';
import { spiceLevels } from '#recipes/selections/requirements.ts';
import { readSpice } from '#recipes/selections/tastes.ts';
import { readWish } from '#recipes/selections/wish/read-wish.ts';
import { newFoods, takesOut } from '../composing/remix/asked-anew.ts';
import { readKnownDish } from '../composing/remix/known-dish.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { addFoods } from './add-food.ts';
import { type Changed, changeHeat } from './change-heat.ts';

/** What a wish asks to be changed in a dish. */
export type WishOfDish = {
  heat?: 'more' | 'less';
  /** How hot the dish is that is to be changed, as a place in the levels. */
  heatBefore: number;
  /** Foods to put in that are not in it, each in its forms. */
  foods: string[][];
  /** Whether it rules out something that is in it. */
  takesOut: boolean;
  servings?: number;
  course?: Course;
  /** What the dish as a whole has to be: a style, a technique, another cuisine, done sooner, without an oven. */
  isSo: ((dish: CookbookDish) => boolean)[];
};

const heatOf = ({ spiceLevel }: CookbookDish): number =>
  spiceLevels.indexOf(readSpice(spiceLevel) ?? 'none');

const isAmong = (names: readonly string[] = [], have: readonly string[]): boolean => {
  const keys = new Set(have.map(keyOf));
  return names.some((name) => keys.has(keyOf(name)));
};

/** What a wish says of the dish as a whole, each as a question that a dish answers. */
function traitsIn(said: ReturnType<typeof readWish>): WishOfDish['isSo'] {
  const { styles, techniques, cuisines, occasions, without, maxTotalMinutes, difficulty } = said;
  const minutesOf = (dish: CookbookDish) => dish.prepMinutes + dish.cookMinutes + dish.waitMinutes;
  const asked: [unknown, (dish: CookbookDish) => boolean][] = [
    [styles?.length, (dish) => isAmong(styles, dish.styles)],
    [techniques?.length, (dish) => isAmong(techniques, dish.techniques)],
    [cuisines?.length, (dish) => isAmong(cuisines, dish.cuisine ? [dish.cuisine] : [])],
    [occasions?.length, (dish) => isAmong(occasions, dish.occasions)],
    [without?.length, (dish) => !isAmong(without, dish.equipment)],
    [maxTotalMinutes, (dish) => minutesOf(dish) <= (maxTotalMinutes ?? 0)],
    [difficulty, (dish) => dish.difficulty === difficulty],
  ];
  return asked.flatMap(([is, test]) => (is ? [test] : []));
}

/**
 * Reads what a wish asks of a dish.
 * @returns undefined where nothing in it can be acted on
 */
export function wishOfDish(
  text: string,
  requirements: Requirements,
  dish: CookbookDish,
): WishOfDish | undefined {
  const { remix } = requirements;
  if (!remix) return undefined;
  const said = readWish(text);
  const known = readKnownDish(remix.base);
  const isHot = said.spice === 'hot' || said.spice === 'extra-hot';
  const wish: WishOfDish = {
    ...(said.spice && { heat: isHot ? ('more' as const) : ('less' as const) }),
    heatBefore: heatOf(dish),
    foods: newFoods(requirements, text, known),
    takesOut: takesOut(requirements, text, known),
    ...(said.servings !== undefined && { servings: said.servings }),
    ...(said.course && { course: said.course }),
    isSo: traitsIn(said),
  };
  const asksAnything =
    wish.heat ?? wish.servings ?? wish.course ?? (wish.takesOut || wish.foods[0] || wish.isSo[0]);
  return asksAnything ? wish : undefined;
}

/**
 * The dish with what a wish asks of it, as far as its roles allow.
 * @returns undefined where the dish cannot be made so, or is so already
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

/** Whether a wish asks of a dish only what it is: a credit would be taken for nothing. */
export function isSoAlready(dish: CookbookDish, wish: WishOfDish): boolean {
  const { heat, foods, takesOut: isLess, servings, course, isSo } = wish;
  const asksMore = heat ?? foods[0] ?? servings ?? course ?? isLess;
  return !asksMore && isSo.every((test) => test(dish));
}

/** Whether another dish is as the wish asks. */
export function meetsWish(dish: CookbookDish, { heat, heatBefore, foods, isSo }: WishOfDish) {
  const ids = new Set(dish.ingredients.map(({ pantryId }) => pantryId));
  const isPutIn = foods.length === 0 || foods.some((forms) => forms.some((id) => ids.has(id)));
  const isHeated =
    heat === undefined || (heat === 'more' ? heatOf(dish) > heatBefore : heatOf(dish) < heatBefore);
  return isPutIn && isHeated && isSo.every((test) => test(dish));
}
