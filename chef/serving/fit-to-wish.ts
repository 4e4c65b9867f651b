import { ingredient } from '#recipes/pantry/pantry.ts';
import { hasWordsOf, keyWordsOf } from '#recipes/selections/names.ts';
import type { Ban, Requirements } from '#recipes/selections/requirements.ts';
import { addFoods } from '../adapting/add-food.ts';
import type { AskedStandIns } from '../adapting/wanted.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { servingsFor, shareUsed, swapFor, type WantedFood } from '../finding/fit-foods.ts';
import { convertFor } from '../finding/fit-gear.ts';
import type { FoundDish } from '../finding/rank-dish.ts';
import type { Wants } from '../finding/wants.ts';

/** A dish fitted to the wish, before it is adapted to the choices. */
export type FittedDish = {
  dish: CookbookDish;
  requirements: Requirements;
  /** The stand-ins that the cook's own foods call for. */
  how: { asked?: AskedStandIns; gone?: readonly Ban[] };
  notes: string[];
  /** Parts of the wish that the fitted dish does not meet. */
  missed: FoundDish['missed'];
  /** Parts of the wish that the dish does not meet when it cannot be fitted and stays unchanged. */
  missedElse: FoundDish['missed'];
  /** Returns whether the made dish contains the requested stand-in. */
  holds: (made: CookbookDish) => boolean;
};

/** Returns a ban on one food of the dish, to make room for another. */
const banOf = (id: string): Ban => ({
  ...{ label: 'Avoid', name: 'as you wished', tags: new Set(), ingredientIds: new Set([id]) },
  ...{ madeFoods: new Set(), phrases: [], together: [], mayContainMatters: false },
});

const breaks = (id: string, { ingredientIds, tags }: Ban): boolean =>
  ingredientIds.has(id) || [...ingredient(id).tags].some((tag) => tags.has(tag));

/** Returns the foods of a wish that are not words of the requested name: in "chicken fried rice" the dish says which chicken. */
function foodsBesideName(
  { named, isAsked }: FoundDish,
  foods: readonly WantedFood[],
): WantedFood[] {
  const words = keyWordsOf(isAsked ? (named ?? '') : '');
  return foods.filter(({ name }) => !hasWordsOf(words, name));
}

/** Returns the stand-ins that a wish asks for: the cook's mince for the dish's, tofu "instead of prawns". */
function standInsFor(found: FoundDish, { foods, requirements }: Wants): FittedDish['how'] {
  const { known } = found;
  for (const food of foodsBesideName(found, foods)) {
    const swap = swapFor(known, food);
    if (swap) {
      const ban = banOf(swap.out);
      const asked = { preferred: new Set<string>(), wanted: { ban, ids: new Set([swap.into]) } };
      return { asked, gone: [ban] };
    }
    if (shareUsed(known, food) > 0) continue;
    const ban = requirements.bans.find((one) =>
      known.held.some(({ id, role }) => role === 'protein' && breaks(id, one)),
    );
    if (ban) return { asked: { preferred: new Set<string>(), wanted: { ban, ids: food.ids } } };
  }
  return {};
}

/** Returns the foods that the wish wants in a named dish and that the dish lacks: "shakshuka with feta and spinach". */
const missingFoods = (found: FoundDish, foods: readonly WantedFood[]): string[][] =>
  foodsBesideName(found, foods)
    .filter((food) => shareUsed(found.known, food) === 0)
    .map(({ ids }) => [...ids]);

const asItIs = ({ missed }: FoundDish) => ({ missed, missedElse: missed, holds: () => true });

/** Fits a dish to a wish: servings that use up what the cook has, added foods, and instructions for the cook's own appliance. */
export function fitToWish(found: FoundDish, wants: Wants): FittedDish {
  const { requirements } = wants;
  if (!wants.isWish && wants.gear.length === 0)
    return { dish: found.dish, requirements, how: {}, notes: [], ...asItIs(found) };
  const notes: string[] = [];
  let { dish } = found;
  const converted = wants.gear.flatMap((gear) => convertFor(found.known, gear) ?? [])[0];
  if (converted) {
    dish = { ...dish, tips: [converted.tip, ...dish.tips] };
    notes.push(converted.note);
  }
  const how = standInsFor(found, wants);
  const into = how.asked?.wanted?.ids;
  const holds = (made: CookbookDish) =>
    into === undefined || made.ingredients.some(({ pantryId }) => into.has(pantryId));
  // A food that could not be used as a stand-in counts as missed.
  const lost = wants.foods.filter(({ ids }) => how.gone && into && !ids.isDisjointFrom(into));
  const missedElse = [
    ...found.missed,
    ...lost.map(({ name }) => ({ kind: 'food' as const, names: name })),
  ];
  const added = how.asked ? undefined : addFoods(dish, missingFoods(found, wants.foods));
  if (added) {
    dish = added.dish;
    notes.push(...added.notes);
  }
  const missed = added ? found.missed.filter(({ kind }) => kind !== 'food') : found.missed;
  const usedUp = wants.foods.find((food) => servingsFor(found.known, food) !== undefined);
  const servings = usedUp && servingsFor(found.known, usedUp);
  if (requirements.servings !== undefined || !usedUp || servings === undefined)
    return { dish, requirements, how, notes, missed, missedElse, holds };
  notes.push(`Made for ${servings}, to use up what you have of this: ${usedUp.name}.`);
  return {
    dish,
    requirements: { ...requirements, servings },
    how,
    notes,
    missed,
    missedElse,
    holds,
  };
}
