import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import { keyOf } from '#recipes/selections/names.ts';
import { type Held, isFilling } from './held-food.ts';
import type { WantedFood } from './wanted-food.ts';

/** Groups whose foods a cook uses interchangeably: one rice for another, chicken for turkey that is cooked. */
const sameFood = new Set(
  `chicken, turkey, duck, pork, beef, lamb, mince, salmon, white fish, prawn, sausage, steak, ham,
  bread, rice, pasta, noodle, greens, squash, mushroom, cabbage, cream, tomato, lentil, tofu, berry, onion, yoghurt`
    .split(/,\s+/)
    .map((kind) => kind.trim()),
);
const summerSquashes = new Set(['cucumber', 'courgette']);
/** Groups in which one food replaces another when no dish has the wanted one: plums for cherries, scallops for prawns. */
const swapped = new Set([
  'stone fruit',
  'shellfish',
  'white fish',
  'cheese',
  'bean',
  'fillet',
  'berry',
]);
/** Fruits that replace each other where they fill a dish: in cakes, crumbles and tarts. */
const bakingFruits = new Set(
  'apple pear quince peach nectarine plum apricot cherry persimmon fig'.split(' '),
);
/** Pasta that is a dish of its own: spaghetti are no tortellini. */
const filledPasta = new Set(['filled-pasta', 'gnocchi']);
/** Groups in which one kind replaces another. */
const staples = new Set([
  'rice',
  'pasta',
  'noodle',
  'bread',
  'tomato',
  'mushroom',
  'lentil',
  'yoghurt',
]);
/** Groups that a wish names when any food of the group will do. */
const wideKinds = new Set([
  'fish',
  'cheese',
  'bean',
  'nut',
  'lettuce',
  'pulse',
  'berry',
  'chocolate',
]);

/** Fishes with white flesh that the pantry does not group as such. */
const moreWhiteFish =
  /^(?:sea-bass|monkfish|halibut|turbot|plaice|sole|snapper|hake|pollock|tilapia|john-dory)$/;

/** Returns the form of a food that decides what replaces it: mince, a cut, a whole bird, cooked. */
export const formOf = ({ id }: Ingredient, isCooked: boolean): string => {
  if (/sausage|salami|bacon|ham$/.test(id)) return id;
  if (isCooked || id.startsWith('cooked-')) return 'cooked';
  if (/mince$/.test(id)) return 'mince';
  if (/^whole-/.test(id)) return 'whole';
  if (/sausage|salami|bacon|ham$|stock|fat$|skin$|liver|heart|kidney|gizzard/.test(id)) return id;
  return 'cut';
};

/**
 * How well one form of a meat replaces another, by the wanted form and the dish's form: cooked meat is not a raw joint, mince is
 * not a whole bird.
 */
const formFit: Record<string, Record<string, number>> = {
  mince: { mince: 1, cut: 0.2, whole: 0, cooked: 0.1 },
  cut: { cut: 0.85, whole: 0.55, mince: 0.2, cooked: 0.45 },
  whole: { whole: 1, cut: 0.6, mince: 0.1, cooked: 0.3 },
  cooked: { cooked: 1, cut: 0.25, whole: 0.05, mince: 0.2 },
};

export const isMeat = ({ tags }: Ingredient): boolean => tags.has('meat') || tags.has('poultry');
const isPoultry = ({ tags }: Ingredient): boolean => tags.has('poultry');

/** Whether a pulse is dried. Dried pulses are soaked and boiled, so a dish of dried ones is not a dish of tinned ones, and vice versa. */
const isDriedPulse = ({ kinds }: Ingredient): boolean => kinds.has('dried bean');

/** Returns how well dried pulses replace cooked ones: "chickpeas" may be either, but a tin to be used up may not. */
const pulseFit = (has: Ingredient, wants: Ingredient, isUseUp: boolean): number =>
  !isUseUp && (has.id === `dried-${wants.id}` || wants.id === `dried-${has.id}`) ? 0.9 : 0;

/** Whether a food is the wanted one by another name: onions that the dish fries until they are crisp, sea bass for white fish. */
const isByAnotherName = ({ id, isCrisp }: Held, wants: Ingredient, name: string): boolean =>
  (wants.id === 'crispy-onions' && isCrisp) ||
  (keyOf(name) === 'white fish' && moreWhiteFish.test(id));

function compare(held: Held, id: string, { name, isCooked, isUseUp }: WantedFood): number {
  const [has, wants] = [ingredient(held.id), ingredient(id)];
  if (isDriedPulse(has) !== isDriedPulse(wants)) return pulseFit(has, wants, isUseUp);
  const [hasForm, wantsForm] = [formOf(has, held.isCooked), formOf(wants, isCooked)];
  // "Chicken" may be any cut; "chicken thighs" are thighs, and haddock is no cod.
  const isGeneric = wants.kinds.has(keyOf(name)) && has.kinds.has(keyOf(name));
  if (has.id === wants.id) return hasForm === wantsForm ? 1 : hasForm === 'cooked' ? 0.5 : 0.3;
  if (isByAnotherName(held, wants, name)) return 0.95;
  // A lemon is wanted for its juice.
  if (has.id === `${wants.id}-juice` || has.id === `${wants.id}-zest`) return 0.9;
  const shared = [...wants.kinds].filter((kind) => has.kinds.has(kind));
  const isOfSeason = summerSquashes.has(has.id) === summerSquashes.has(wants.id);
  const isSame = isOfSeason && shared.some((kind) => sameFood.has(kind));
  if (wants.id === `cooked-${has.id}` || has.id === `cooked-${wants.id}`) return 0.7;
  if (isMeat(has) && isMeat(wants)) {
    const fit = formFit[wantsForm]?.[hasForm] ?? (hasForm === wantsForm ? 1 : 0);
    if (isSame && shared.some((kind) => kind !== 'mince' && kind !== 'steak' && sameFood.has(kind)))
      return isGeneric ? Math.max(fit, wantsForm === 'cut' && hasForm === 'cut' ? 1 : fit) : fit;
    // Mince of another animal, cooked meat of another bird: an easy swap.
    if (wantsForm === 'mince' && hasForm === 'mince') return isGeneric ? 1 : 0.6;
    if (wantsForm === 'cooked' && hasForm === 'cooked')
      return isPoultry(has) === isPoultry(wants) ? 0.9 : 0.5;
    // A frankfurter is no smoked sausage, and nearer to it than a pork chop.
    if (has.kinds.has('sausage') && wants.kinds.has('sausage')) return 0.4;
    return 0;
  }
  if (!isSame) {
    if (isGeneric && shared.includes(keyOf(name)) && wideKinds.has(keyOf(name))) return 0.9;
    // Beans in a pod are a vegetable: no pulse replaces them.
    const isSwapped =
      (shared.some((kind) => swapped.has(kind)) &&
        has.kinds.has('pulse') === wants.kinds.has('pulse')) ||
      (bakingFruits.has(has.id) && bakingFruits.has(wants.id));
    return isFilling(held) && isSwapped ? 0.45 : 0;
  }
  if (isCooked) return held.isCooked || has.id.startsWith('cooked-') ? 1 : 0.3;
  if (held.isCooked || has.id.startsWith('cooked-')) return 0.7;
  const isStaple = shared.some((kind) => staples.has(kind));
  // The half cabbage in the fridge is no pak choi.
  if (isGeneric) return isUseUp && !isStaple ? 0.5 : 1;
  if (filledPasta.has(has.id) || filledPasta.has(wants.id)) return 0.3;
  // Raspberries take the place of strawberries.
  if (shared.includes('berry') && isFilling(held)) return 0.45;
  return isStaple ? 0.75 : 0.4;
}

/** The likenesses to a wanted food, by its id and the sort of the food that a dish holds. Hundreds of dishes hold the same onion. */
const compared = new WeakMap<WantedFood, Map<string, Map<string, number>>>();

/** Returns how well a food of a dish satisfies a wanted food, 0 to 1. */
export function likeness(held: Held, id: string, food: WantedFood): number {
  const byId = compared.get(food) ?? new Map<string, Map<string, number>>();
  compared.set(food, byId);
  const bySort = byId.get(id) ?? new Map<string, number>();
  byId.set(id, bySort);
  const known = bySort.get(held.sort);
  if (known !== undefined) return known;
  const like = compare(held, id, food);
  bySort.set(held.sort, like);
  return like;
}
