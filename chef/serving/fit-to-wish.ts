import { ingredient } from '#recipes/pantry/pantry.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { Ban, Requirements } from '#recipes/selections/requirements.ts';
import { addFoods } from '../adapting/add-food.ts';
import type { AskedStandIns } from '../adapting/wanted.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import type { FoundDish } from '../finding/find-dishes.ts';
import { servingsFor, shareUsed, swapFor, type WantedFood } from '../finding/fit-foods.ts';
import { convertFor } from '../finding/fit-gear.ts';
import type { Wants } from '../finding/wants.ts';

/** A dish as the wish wants it, before it is adapted to the choices. */
export type FittedDish = {
  dish: CookbookDish;
  requirements: Requirements;
  /** The stand-ins that the cook's own foods ask for. */
  how: { asked?: AskedStandIns; gone?: readonly Ban[] };
  notes: string[];
  /** What of the wish it does not fulfil, now that it fits better. */
  missed: FoundDish['missed'];
  /** The same where it cannot be made so, and stays as it is. */
  missedElse: FoundDish['missed'];
  /** Whether the dish, once it is made, has what was to stand in. */
  holds: (made: CookbookDish) => boolean;
};

/** Takes one food out of a dish, for another to come in. */
const banOf = (id: string): Ban => ({
  ...{ label: 'Avoid', name: 'as you wished', tags: new Set(), ingredientIds: new Set([id]) },
  ...{ madeFoods: new Set(), phrases: [], together: [], mayContainMatters: false },
});

const breaks = (id: string, { ingredientIds, tags }: Ban): boolean =>
  ingredientIds.has(id) || [...ingredient(id).tags].some((tag) => tags.has(tag));

/** The stand-in that a wish asks for: its mince for the dish's, tofu "instead of prawns". */
function standInsFor({ known }: FoundDish, { foods, requirements }: Wants): FittedDish['how'] {
  for (const food of foods) {
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

/** Foods that the wish wants in a dish which it names: "shakshuka with feta and spinach". */
function missingFoods(
  { known, named, isAsked }: FoundDish,
  foods: readonly WantedFood[],
): string[][] {
  const words = new Set(keyOf(isAsked ? (named ?? '') : '').split(' '));
  return foods
    .filter((food) => shareUsed(known, food) === 0)
    .filter(
      ({ name }) =>
        !keyOf(name)
          .split(' ')
          .every((word) => words.has(word)),
    )
    .map(({ ids }) => [...ids]);
}

const asItIs = ({ missed }: FoundDish) => ({ missed, missedElse: missed, holds: () => true });

/** A dish for as many as use up what the cook has, with foods of the wish put in, and how it is made in the cook's own appliance. */
export function fitToWish(found: FoundDish, wants: Wants): FittedDish {
  const { requirements } = wants;
  if (!wants.isWish)
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
  // What was to stand in, and could not, is missing.
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
  notes.push(`Made for ${servings}, to go with how much you have of this: ${usedUp.name}.`);
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
