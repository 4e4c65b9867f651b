import type { DescribedDish, DishPicture, SeenFood } from './dish-picture.ts';
import { isGarnish } from './is-garnish.ts';
import { isHidden } from './is-hidden.ts';
import { doughBase, type HandledFood, isInDough, readBase } from './read-base.ts';
import { cutAsTold, isTold, tintAsTold } from './read-told.ts';
import { seenFoods } from './seen-foods.ts';

const maxPieces = 7;
const leastShare = 0.012;

const leastBeside = 0.3;
/** True if a food is visible on a main plate: the main food, a large share, or one that the look mentions. The rest is in the sauce. */
const isOnPlate = (
  { ingredient, share }: SeenFood,
  index: number,
  { form, look }: DescribedDish,
): boolean =>
  form !== 'main-plate' ||
  look.arrangement === '' ||
  index === 0 ||
  share >= leastBeside ||
  isTold(ingredient.one, look);

/** The foods of a picture by their place in it. */
export type Parts = Pick<DishPicture, 'base' | 'pieces' | 'garnish'> & {
  /** The food that fills most of the dish. */
  main: SeenFood | undefined;
};

/** Divides the foods of a dish: what the others lie on, what lies on it, and what lies on top. Foods that are not visible are left out. */
export function readParts(handled: readonly HandledFood[], dish: DescribedDish): Parts {
  const { title, form, look } = dish;
  const base = readBase(handled, form) ?? doughBase(title, form);
  const isOwnDough = base !== undefined && !handled.includes(base.food);
  const visible = handled.filter(
    (food) =>
      food !== base?.food && !(isOwnDough && isInDough(food.ingredient)) && !isHidden(food, dish),
  );
  const garnish = visible.filter((food) => isGarnish(food, form));
  const body = visible.filter((food) => !garnish.includes(food));
  const pieces = cutAsTold(seenFoods(body, dish), look);
  const baseFood =
    base &&
    seenFoods([base.food, ...body], dish).find(
      ({ ingredient }) => ingredient === base.food.ingredient,
    );
  return {
    main: baseFood ?? pieces[0],
    base: base && baseFood && { kind: base.kind, food: tintAsTold(baseFood, 'base', form, look) },
    pieces: pieces
      .filter((food, index) => food.share >= leastShare && isOnPlate(food, index, dish))
      .slice(0, maxPieces)
      .map((food, index) => (index === 0 ? tintAsTold(food, 'main', form, look) : food)),
    garnish: seenFoods(garnish, dish).slice(0, maxPieces),
  };
}
