import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import { readWish } from '#recipes/selections/wish/read-wish.ts';
import { allowedBy } from '../choose/allowed.ts';
import { keepsHeat } from '../choose/soft-labels.ts';
import { wishesOf } from '../choose/wishes.ts';
import type { Dish } from '../dish.ts';

type Known = { items: readonly Ingredient[] };

/** What a wish wants put in that is not in the base yet, each in all its forms. */
export function newFoods(requirements: Requirements, wish: string, { items }: Known): string[][] {
  const allowed = allowedBy(requirements.bans);
  return wishesOf([], { ...requirements, prefer: readWish(wish).prefer }, allowed).filter(
    (ids) => !items.some(({ id }) => ids.includes(id)),
  );
}

/** Whether what has to stay out, a diet included, changes the base at all. */
export function takesOut(requirements: Requirements, wish: string, { items }: Known): boolean {
  const allowed = allowedBy(requirements.bans);
  // Some diets are bounds on what a serving holds, which no list of foods shows.
  return readWish(wish).diets.length > 0 || items.some(({ id }) => !allowed.has(id));
}

/** Whether a wish asks for another heat than that of the base, and a dish would have it. */
function changesHeat(requirements: Requirements, wish: string, { items }: Known, dish?: Dish) {
  const { spice } = readWish(wish);
  if (spice === 'mild') return items.some(({ tags }) => tags.has('hot'));
  return spice !== undefined && (dish === undefined || keepsHeat(dish, requirements.spice));
}

/** Whether a base is already all that a wish says: whoever made it again would take a credit for nothing. */
export function isSoAlready(requirements: Requirements, wish: string, base: Known): boolean {
  return (
    !changesHeat(requirements, wish, base) &&
    !takesOut(requirements, wish, base) &&
    newFoods(requirements, wish, base).length === 0
  );
}

/** Whether a dish is at least one thing of what a wish asked for and its base was not. */
export function grantsWish(
  dish: Dish,
  requirements: Requirements,
  wish: string,
  base: Known,
): boolean {
  const isIn = (ids: string[]) => dish.chosen.some(({ ingredient: { id } }) => ids.includes(id));
  return (
    takesOut(requirements, wish, base) ||
    changesHeat(requirements, wish, base, dish) ||
    newFoods(requirements, wish, base).some(isIn)
  );
}
