import type { CookbookDish, DishIngredient } from '#chef/cookbook/dish.ts';
import { gramsOfOne } from '#chef/cookbook/printing/amounts.ts';
import { foodsIn } from '#recipes/classify/foods-in.ts';
import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import type { Tag } from '#recipes/pantry/tags.ts';
import type { Ban } from '#recipes/selections/requirements.ts';

const holds = (item: Ingredient, ban: Ban): boolean =>
  ban.ingredientIds.has(item.id) || [...item.tags].some((tag) => ban.tags.has(tag));

/** Returns the total grams of an ingredient in the dish as written; undefined when the pantry cannot weigh one of the amounts. */
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

/** Returns the helping (key and maximum) up to which a diet allows an ingredient or its kind. */
function helpingFor(item: Ingredient, ban: Ban): [string, number] | undefined {
  const all = Object.entries(ban.helpings ?? {});
  return all.find(([key]) => item.id === key || item.tags.has(key as Tag));
}

/** Whether the total of an ingredient's kind per serving is within the helping that the diet allows. */
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

/** Cache of the tags in ingredient names: "garlic mayonnaise" holds more than mayonnaise. The cookbook has few names. */
const heldByName = new Map<string, ReadonlySet<Tag>>();

/** Returns the tags of everything that a food's name says it contains. */
export function tagsOfName(name: string): ReadonlySet<Tag> {
  const known = heldByName.get(name);
  if (known) return known;
  const foods = foodsIn(name).filter(({ entry }) => entry.kind !== 'mask');
  const held = new Set(foods.flatMap(({ contains }) => [...contains]));
  heldByName.set(name, held);
  return held;
}

/** Cache of the bans that any amount of a food breaks, by its id and name: hundreds of dishes are checked against the same bans. */
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

/** Returns the bans that an ingredient of a dish breaks. "May contain" is not checked here; the note about labels covers it. */
export const bansBrokenBy = (
  dish: CookbookDish,
  one: DishIngredient,
  bans: readonly Ban[],
): Ban[] => bansOnFood(one, bans).filter((ban) => !isSmallHelping(dish, one, ban));

/** Returns the bans whose forbidden pair of tags the dish contains, each with the tag whose foods have to be replaced. */
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
