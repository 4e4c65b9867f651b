import { ingredient } from '#recipes/pantry/pantry.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { DishRequest } from './dish-request.ts';
import { isMeatOrFish, shareUsed } from './fit-foods.ts';
import type { Known } from './known-dish.ts';
import type { Wants } from './wants.ts';

/** Returns a name without what it leaves out, where the cook's bans say that already: "carbonara without cream" is a carbonara. */
export const withoutLeftOut = (name: string, { requirements }: Wants): string =>
  requirements.bans.length > 0 ? (/^(.+?) (?:without|no) /.exec(name)?.[1] ?? name) : name;

/**
 * Returns the words of a matched name that stand for foods which the dish has. "Lentil sausages" are not the sausages of "sausages and
 * lentils"; they are those of a cook who writes their name.
 */
export function wordsThatHold(
  known: Known,
  nameWords: readonly string[],
  { wants }: DishRequest,
): string[] {
  if (` ${keyOf(wants.text)} `.includes(` ${nameWords.join(' ')} `)) return [...nameWords];
  const { foods, requirements } = wants;
  const isBanned = (id: string) =>
    requirements.bans.some(
      ({ ingredientIds, tags }) =>
        ingredientIds.has(id) || !ingredient(id).tags.isDisjointFrom(tags),
    );
  const isListed = (name: string) =>
    [` ${name} and `, ` and ${name} `].some((words) => ` ${keyOf(wants.text)} `.includes(words));
  const lacked = foods.filter(
    (food) =>
      isListed(keyOf(food.name)) &&
      isMeatOrFish(food) &&
      ![...food.ids].some(isBanned) &&
      shareUsed(known, food) === 0,
  );
  const untrue = new Set(lacked.flatMap(({ name }) => keyOf(name).split(' ')));
  return nameWords.filter((word) => !untrue.has(word));
}
