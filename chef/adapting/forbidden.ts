import type { CookbookDish, DishIngredient } from '#chef/cookbook/dish.ts';
import { gramsOfOne } from '#chef/cookbook/printing/amounts.ts';
import { foodsIn } from '#recipes/classify/foods-in.ts';
import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import type { Tag } from '#recipes/pantry/tags.ts';
import type { Ban } from '#recipes/selections/requirements.ts';

const holds = (item: Ingredient, ban: Ban): boolean =>
  ban.ingredientIds.has(item.id) || [...item.tags].some((tag) => ban.tags.has(tag));

/** What the dish takes of an ingredient in all, as written; undefined where it has an amount that the pantry cannot weigh. */
export function gramsIn(dish: CookbookDish, at: number): number | undefined {
  const food = ingredient(dish.ingredients[at]?.pantryId ?? '');
  let sum = 0;
  for (const { segments } of dish.steps) {
    for (const segment of segments) {
      if (segment.kind !== 'ingredient' || segment.ingredient !== at || !segment.amount) continue;
      const grams = gramsOfOne(segment.amount, food);
      if (grams === undefined) return undefined;
      sum += grams;
    }
  }
  return sum;
}

/** The helping of a diet that an ingredient, or its kind, passes by. */
function helpingFor(item: Ingredient, ban: Ban): [string, number] | undefined {
  const all = Object.entries(ban.helpings ?? {});
  return all.find(([key]) => item.id === key || item.tags.has(key as Tag));
}

/** Whether all that a dish has of an ingredient's kind is no more than the diet's helping. */
function isSmallHelping(dish: CookbookDish, one: DishIngredient, ban: Ban): boolean {
  const helping = helpingFor(ingredient(one.pantryId), ban);
  if (!helping) return false;
  const [key, most] = helping;
  let grams = 0;
  for (const [at, other] of dish.ingredients.entries()) {
    const item = ingredient(other.pantryId);
    if (item.id === key || item.tags.has(key as Tag))
      grams += gramsIn(dish, at) ?? Number.POSITIVE_INFINITY;
  }
  return grams / dish.servings <= most;
}

/** What the names of ingredients contain: "garlic mayonnaise" is no plain mayonnaise. The cookbook's names are few. */
const heldByName = new Map<string, ReadonlySet<Tag>>();

/** All that a food's name says is in it. */
export function tagsOfName(name: string): ReadonlySet<Tag> {
  const known = heldByName.get(name);
  if (known) return known;
  const foods = foodsIn(name).filter(({ entry }) => entry.kind !== 'mask');
  const held = new Set(foods.flatMap(({ contains }) => [...contains]));
  heldByName.set(name, held);
  return held;
}

/** The bans that a food breaks by any amount of it, by its id and name; asked of hundreds of dishes under the same bans. */
const brokenByFood = new WeakMap<readonly Ban[], Map<string, Ban[]>>();

function bansOnFood({ pantryId, name }: DishIngredient, bans: readonly Ban[]): Ban[] {
  const known = brokenByFood.get(bans) ?? new Map<string, Ban[]>();
  brokenByFood.set(bans, known);
  const key = `${pantryId} ${name}`;
  const before = known.get(key);
  if (before) return before;
  const item = ingredient(pantryId);
  const named = tagsOfName(name);
  const broken = bans.filter((ban) => holds(item, ban) || !named.isDisjointFrom(ban.tags));
  known.set(key, broken);
  return broken;
}

/** The bans that an ingredient of a dish breaks. What only may contain something is left to the note about the label. */
export const bansBrokenBy = (
  dish: CookbookDish,
  one: DishIngredient,
  bans: readonly Ban[],
): Ban[] => bansOnFood(one, bans).filter((ban) => !isSmallHelping(dish, one, ban));

/** Where the dish as a whole has both of a pair that may not meet: the bans, and the tag whose foods have to give way. */
export function brokenPairs(
  pantryIds: readonly string[],
  bans: readonly Ban[],
): { ban: Ban; tag: Tag }[] {
  const tags = new Set(pantryIds.flatMap((id) => [...ingredient(id).tags]));
  return bans.flatMap((ban) =>
    ban.together
      .filter(([one, other]) => tags.has(one) && tags.has(other))
      .map(([, tag]) => ({ ban, tag })),
  );
}
