import { ingredient } from '#recipes/pantry/pantry.ts';
import { hasWordsOf, keyWordsOf } from '#recipes/selections/names.ts';
import type { Ban, Requirements } from '#recipes/selections/requirements.ts';
import { addFoods } from '../adapting/adding/add-food.ts';
import { nameAsWished } from '../adapting/name-as-wished.ts';
import type { AskedStandIns } from '../adapting/wanted.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { holdsFood } from '../finding/chosen-foods.ts';
import { isMeatOrFish, readyIds, shareUsed, swapFor } from '../finding/fit-foods.ts';
import { convertFor } from '../finding/fit-gear.ts';
import type { Known } from '../finding/known-dish.ts';
import { proteinSwapFor } from '../finding/protein-swap.ts';
import { formsToPutIn, roomFor } from '../finding/put-in.ts';
import type { FoundDish } from '../finding/rank-dish.ts';
import { servingsFor } from '../finding/servings-for-food.ts';
import type { WantedFood } from '../finding/wanted-food.ts';
import type { Wants } from '../finding/wants.ts';
import { banOnFoods } from './ban-on-foods.ts';

/** A dish fitted to the wish, before it is adapted to the choices. */
export type FittedDish = {
  dish: CookbookDish;
  requirements: Requirements;
  /** The stand-ins that the cook's own foods call for. */
  how: { asked?: AskedStandIns; gone?: readonly Ban[] };
  notes: string[];
  /** Parts of the wish that the fitted dish does not meet. */
  missed: FoundDish['missed'];
  /** Returns whether the made dish contains the requested stand-in. */
  holds: (made: CookbookDish) => boolean;
};

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

/** Whether a dish has a food that the wish names. A chosen food is not replaced by a similar one: sea bass is no salmon. */
const isHeld = (known: Known, food: WantedFood): boolean =>
  food.isChosen ? holdsFood(known, food) : shareUsed(known, food) > 0;

/** Returns the foods that come first among the stand-ins for what is left out: those that the wish names. */
const preferredOf = (foods: readonly WantedFood[]): Set<string> =>
  new Set(foods.flatMap(({ ids }) => [...ids]));

/** Whether a dish has a chosen food itself, so that nothing stands in for it. */
const isHeldItself = (known: Known, food: WantedFood): boolean =>
  food.isChosen === true && holdsFood(known, food);

/** Returns the stand-ins that a wish asks for: the cook's mince for the dish's, tofu "instead of prawns". */
function standInsFor(found: FoundDish, { foods, requirements }: Wants): FittedDish['how'] {
  const { known } = found;
  for (const food of foodsBesideName(found, foods)) {
    const swap = isHeldItself(known, food)
      ? undefined
      : (swapFor(known, food) ??
        (isHeld(known, food) ? undefined : proteinSwapFor(known, food, foods)));
    if (swap) {
      const ban = banOnFoods('as you wished', [swap.out]);
      const asked = { preferred: preferredOf(foods), wanted: { ban, ids: readyIds([swap.into]) } };
      return { asked, gone: [ban] };
    }
    // What stands in for a chosen food of the diet is the tables' choice: spinach cannot be poached like an egg.
    if (isHeld(known, food) || food.isChosen) continue;
    const ban = requirements.bans.find((one) =>
      known.held.some(({ id, role }) => role === 'protein' && breaks(id, one)),
    );
    if (ban)
      return { asked: { preferred: preferredOf(foods), wanted: { ban, ids: readyIds(food.ids) } } };
  }
  return {};
}

const asItIs = ({ missed }: FoundDish) => ({ missed, holds: () => true });

/** A dish with added foods, with notes, and with what of the wish it still misses. */
type Filled = Pick<FittedDish, 'dish' | 'notes' | 'missed'>;

/** Adds the foods that the wish wants and that the dish lacks: "shakshuka with feta and spinach". */
function withFoods(
  dish: CookbookDish,
  found: FoundDish,
  { foods, requirements }: Wants,
  allowed: ReadonlySet<string>,
): Filled | undefined {
  const lacking = foodsBesideName(found, foods)
    .filter((food) => !isHeld(found.known, food))
    .map((food) => ({ food, forms: formsToPutIn(dish, food, allowed) }))
    .filter(({ forms }) => forms.length > 0);
  const forms = lacking.map((one) => one.forms);
  const filled = addFoods(dish, forms, roomFor(found.known, requirements));
  if (!filled) return undefined;
  const put = new Set(
    lacking.filter((one) => filled.added.includes(one.forms)).map(({ food }) => food.name),
  );
  const missed = found.missed.filter(({ kind, names }) => kind !== 'food' || !put.has(names));
  return { dish: filled.dish, notes: filled.notes.slice(0, 1), missed };
}

/** Returns the servings that use what the cook has, with a note. */
function servingsFrom({ known }: FoundDish, { foods, requirements }: Wants) {
  const asTheyAre = { requirements, notes: [] };
  if (requirements.servings !== undefined) return asTheyAre;
  // Of several foods the meat decides: a tin of tomatoes does not make a skillet for one of a pound of mince.
  const main = foods.find(isMeatOrFish);
  const counted = main?.grams === undefined ? foods : [main];
  const [used] = counted.flatMap((food) => {
    const fit = servingsFor(known, food);
    return fit ? [{ ...fit, name: food.name }] : [];
  });
  if (!used) return asTheyAre;
  const { servings, usesAll, name } = used;
  const note = usesAll
    ? `Made for ${servings}, to use up what you have of this: ${name}.`
    : `Made for ${servings}. It uses a part of what you have of this: ${name}.`;
  return { requirements: { ...requirements, servings }, notes: [note] };
}

/** Returns what a dish still misses when a food stands in, and the test that it is in the made dish. */
const whatHolds = (
  { missed }: FoundDish,
  { foods }: Wants,
  into: ReadonlySet<string>,
): Pick<FittedDish, 'missed' | 'holds'> => ({
  missed: missed.filter(({ kind, names }) => {
    const food = foods.find(({ name }) => name === names);
    return kind !== 'food' || !food || readyIds(food.ids).isDisjointFrom(into);
  }),
  holds: (made) => made.ingredients.some(({ pantryId }) => into.has(pantryId)),
});

/**
 * Fits a dish to a wish and to the chosen foods: servings that use up what the cook has, foods that stand in or are added, and
 * instructions for the cook's own appliance.
 * @returns the ways to fit it, the best first; the last leaves its foods as they are
 */
export function fitToWish(
  found: FoundDish,
  wants: Wants,
  allowed: ReadonlySet<string>,
): FittedDish[] {
  const converted = wants.gear.flatMap((gear) => convertFor(found.known, gear) ?? [])[0];
  const named = nameAsWished(found.dish, wants.foods);
  const dish = converted ? { ...named, tips: [converted.tip, ...named.tips] } : named;
  const { requirements, notes: served } = servingsFrom(found, wants);
  const notes = [...(converted ? [converted.note] : []), ...served];
  const plain = { dish: named, requirements: wants.requirements, how: {}, notes: [] };
  const how = standInsFor(found, wants);
  // What the wish names comes first among the stand-ins, also where it replaces nothing by itself.
  const preferring = { asked: { preferred: preferredOf(wants.foods) } };
  const as = { ...plain, how: preferring, dish, requirements, notes, ...asItIs(found) };
  const fits: FittedDish[] = [];
  const into = how.asked?.wanted?.ids;
  if (into) fits.push({ ...as, how, ...whatHolds(found, wants, into) });
  const filled = withFoods(dish, found, wants, allowed);
  if (filled && (!into || wants.foods.some(({ isChosen }) => isChosen)))
    fits.push({ ...as, ...filled, notes: [...notes, ...filled.notes] });
  // A food that could not be used as a stand-in counts as missed.
  const lost = wants.foods.filter(
    ({ ids, isChosen }) => !isChosen && how.gone && into && !readyIds(ids).isDisjointFrom(into),
  );
  const missedElse = lost.map(({ name }) => ({ kind: 'food' as const, names: name }));
  const last = {
    ...asItIs(found),
    ...plain,
    how: preferring,
    missed: [...found.missed, ...missedElse],
  };
  return notes.length > 0 && !into && !filled ? [as, last] : [...fits, last];
}
