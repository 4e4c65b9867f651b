import { shortName } from '#chef/composing/words.ts';
import type { CookbookDish, DishIngredient } from '#chef/cookbook/dish.ts';
import { usualRole } from '#chef/cookbook/roles.ts';
import { type Ingredient, ingredient, pantry } from '#recipes/pantry/pantry.ts';
import type { Ban } from '#recipes/selections/requirements.ts';
import type { Method, StandIn, Way } from './stand-in.ts';
import { rowsOfStandIn } from './substitutes.ts';

/** The stand-ins that a cook asks for. */
export type AskedStandIns = {
  /** Ids that come first when they are among the ways: those in the cook's own copy of the dish. */
  preferred: ReadonlySet<string>;
  /** The pantry ids that the cook wants in place of what the ban forbids. */
  wanted?: { ban: Ban; ids: ReadonlySet<string> };
};

const isMeaty = ({ tags }: Ingredient): boolean =>
  tags.has('meat') || tags.has('fish') || tags.has('shellfish');

/** Returns how the method changes when one food replaces the other. */
function methodOf(old: Ingredient, now: Ingredient): Method | undefined {
  if (now.tags.has('poultry')) return 'poultry';
  if (now.tags.has('fish') || now.tags.has('shellfish')) return 'fish';
  if (now.tags.has('meat')) return 'red-meat';
  return isMeaty(old) ? 'plant' : undefined;
}

const filling = new Set(['protein', 'vegetable', 'base']);

/** How a food is prepared that is cut otherwise than what it replaces: a prawn is neither boned nor sliced, a cherry is stoned. */
function cutOf({ id, kinds, tags }: Ingredient): Pick<StandIn, 'notes'> {
  if (tags.has('shellfish') || kinds.has('berry')) return { notes: [] };
  if (kinds.has('tofu') || id === 'paneer' || id === 'tempeh')
    return { notes: ['in bite-size pieces'] };
  if (kinds.has('pulse')) return { notes: ['rinsed and drained'] };
  if (kinds.has('stone fruit') || id === 'cherry') return { notes: ['stoned'] };
  return {};
}

/** Whether a food can take an ingredient's role: it usually has that role, or both are filling foods. */
function doesWorkOf(now: Ingredient, { role }: DishIngredient): boolean {
  const usual = usualRole(now);
  return usual === role || ((usual === undefined || filling.has(usual)) && filling.has(role));
}

/** Whether the steps measure an ingredient by the piece. */
const isCounted = ({ steps }: CookbookDish, at: number): boolean =>
  steps.some(({ segments }) =>
    segments.some(
      (one) => one.kind === 'ingredient' && one.ingredient === at && one.amount?.unit === null,
    ),
  );

/** Returns a stand-in for a food: from the tables when they describe it for another food, otherwise from the pantry's data. */
function standInOf(dish: CookbookDish, at: number, now: Ingredient): StandIn | undefined {
  const old = ingredient(dish.ingredients[at]?.pantryId ?? '');
  const known = rowsOfStandIn(now.id).find(({ name }) => !name.includes('*'));
  const unit = isCounted(dish, at) && now.unit !== old.unit ? { unit: 'g' as const } : {};
  const method = methodOf(old, now);
  const cut = cutOf(now);
  if (known) return { ...unit, ...cut, ...known, ...(method && { method }) };
  const short = shortName(now, true);
  // What is eaten raw stays fit to be eaten raw.
  const isRaw = /\bsushi-grade\b/i.test(dish.ingredients[at]?.name ?? '') && now.tags.has('fish');
  const name = `${isRaw ? 'sushi-grade ' : ''}${now.many.replace(/^tins? /, '')}`;
  return { id: now.id, name, short, ...unit, ...cut, ...(method && { method }) };
}

const mostLike = 6;

/** Returns the ids of the most similar foods, the most similar first. Compares kinds, roles and cooking methods. */
export function foodsLike(food: Ingredient): string[] {
  const usual = usualRole(food);
  const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    one.intersection(other).size;
  return [...pantry.values()]
    .filter((other) => other !== food && other.roles.size > 0 && usualRole(other) === usual)
    .map((other) => {
      const ways = Object.keys(food.minutes).filter((way) => way in other.minutes).length;
      const alike = shared(food.kinds, other.kinds) + 2 * shared(food.roles, other.roles);
      return { id: other.id, likeness: alike === 0 ? 0 : alike + 0.5 * ways };
    })
    .filter(({ likeness }) => likeness > 0)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, mostLike)
    .map(({ id }) => id);
}

/**
 * Returns the ways that replace an ingredient with a food that the cook wants.
 * @returns undefined when no wanted food applies to this ingredient
 */
export function wantedWays(
  dish: CookbookDish,
  at: number,
  broken: readonly Ban[],
  allowed: ReadonlySet<string>,
  asked: AskedStandIns | undefined,
): Way[] | undefined {
  const one = dish.ingredients[at];
  const { wanted } = asked ?? {};
  if (!one || !wanted || !broken.includes(wanted.ban)) return undefined;
  const ways = [...wanted.ids]
    .filter((id) => allowed.has(id) && doesWorkOf(ingredient(id), one))
    .flatMap((id): Way[] => {
      const to = standInOf(dish, at, ingredient(id));
      return to ? [{ kind: 'swap', to }] : [];
    });
  return ways.length > 0 ? ways : undefined;
}

/** Sorts the ways: those in the cook's own copy come first. */
export const preferredFirst = (ways: readonly Way[], asked: AskedStandIns | undefined): Way[] => {
  const isPreferred = (way: Way) =>
    way.kind === 'swap' && (asked?.preferred.has(way.to.id) ?? false);
  return [...ways].sort((one, other) => Number(isPreferred(other)) - Number(isPreferred(one)));
};
