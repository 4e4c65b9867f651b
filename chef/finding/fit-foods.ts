import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { Held, Known } from './known-dish.ts';

/** A food that the cook has or would like. Any of its ids satisfies it. */
export type WantedFood = {
  name: string;
  ids: ReadonlySet<string>;
  /** Whether the cook has it and wants to use it up. */
  isUseUp: boolean;
  /** How much of it the cook has. */
  grams?: number;
  isCooked: boolean;
  /** Whether it is stale bread. */
  isStale?: boolean;
  /** Whether it was chosen under "Prefer Using" and is not a word of the wish. */
  isChosen?: boolean;
};

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
const isFilling = ({ role, isOptional, share }: Held): boolean =>
  !isOptional && share > 0.08 && ['protein', 'fruit', 'cream', 'vegetable', 'base'].includes(role);
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

const formOf = ({ id }: Ingredient, isCooked: boolean): string => {
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

const isMeat = ({ tags }: Ingredient): boolean => tags.has('meat') || tags.has('poultry');
/** Whether a wanted food is meat or fish in all its forms. */
export const isMeatOrFish = ({ ids }: WantedFood): boolean =>
  ids.size > 0 && [...ids].every((id) => isMeat(ingredient(id)) || ingredient(id).tags.has('fish'));
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

/** Returns how well a food of a dish satisfies a wanted food, 0 to 1. */
export function likeness(held: Held, id: string, { name, isCooked, isUseUp }: WantedFood): number {
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
  return isStaple ? 0.75 : 0.4;
}

const eatenRoles = new Set(['protein', 'base', 'vegetable', 'fruit', 'cream', 'raising']);
/** A food with this share is what the dish is made of. */
const mainShare = 0.15;
/** A food to be used up should have a larger share. */
const gluttedShare = 0.22;

/** Returns how much a dish is made of one of its foods, 0 to 1. */
function weightIn(held: Held, isUseUp: boolean): number {
  if (held.isOptional || held.role === 'garnish') return 0.25;
  const floor = eatenRoles.has(held.role) ? 0.35 : 0.2;
  const byShare = Math.max(floor, Math.min(1, held.share / (isUseUp ? gluttedShare : mainShare)));
  return held.isNamed ? Math.max(0.8, byShare) : 0.9 * byShare;
}

/** Returns how well a dish can use this many grams, 0.3 to 1. The dish may be made larger or smaller for it. */
function amountFit(held: Held, grams: number, { dish }: Known): number {
  if (held.grams <= 0) return 0.6;
  const each = held.grams / dish.servings;
  const most = each * Math.min(dish.goodFor.to, 2.5 * dish.servings);
  const least = each * Math.max(1, dish.goodFor.from);
  if (grams > most) return 0.3 + 0.7 * (most / grams);
  return grams < least * 0.7 ? 0.4 + 0.6 * (grams / least) : 1;
}

/** Kinds of foods that a cook makes as a part of a dish. */
const made = new Set(
  'sauce, pastry, dough, bread, pasta, noodle, mayonnaise, mayo, pickle'.split(', '),
);

const looksLikeLoaf = /bread|loaf|sourdough|baguette|roll|bun/i;

/** Of a wide group, such as nuts and seeds, only the first foods are compared with what is like them. */
const mostCompared = 5;

/** Returns the forms of a food that are compared with the foods of a dish. */
export function comparedIds(known: Known, { ids }: WantedFood): Iterable<string> {
  if (ids.size <= mostCompared) return ids;
  return new Set([...known.ids.intersection(ids), ...[...ids].slice(0, mostCompared)]);
}

/** Returns how well a dish uses a food, 0 to 1: in its form, as a main food, in an amount near to what the cook has. */
export function shareUsed(known: Known, food: WantedFood): number {
  let best = 0;
  const ids = [...comparedIds(known, food)];
  for (const held of known.held)
    for (const id of ids) {
      const like = likeness(held, id, food);
      if (like === 0) continue;
      const weight = food.isUseUp
        ? weightIn(held, true)
        : Math.max(weightIn(held, false), held.isNamed ? 1 : 0);
      const amount = food.grams === undefined ? 1 : amountFit(held, food.grams, known);
      const stale = food.isStale && !held.isStale && looksLikeLoaf.test(food.name) ? 0.6 : 1;
      best = Math.max(best, like * weight * amount * stale);
    }
  // A food made as a part of the dish counts by the dish's name: the pesto of "trofie al pesto". A raw food is in the dish or not.
  const isMade = [...food.ids].some((id) =>
    [...ingredient(id).kinds].some((kind) => made.has(kind)),
  );
  const isCalled =
    isMade &&
    keyOf(food.name)
      .replace(/ (?:paste|sauce)$/, '')
      .split(' ')
      .every((word) => known.nameWords.has(word));
  return isCalled && !food.isCooked ? Math.max(best, 0.7) : best;
}

/** Returns the forms of a food that take the place of meat in a pan: lentils are boiled first. */
export const readyIds = (ids: Iterable<string>): Set<string> =>
  new Set([...ids].map((id) => (/^(?:red|green)-lentils$/.test(id) ? 'cooked-lentils' : id)));

/** Whether no dish uses a food. */
export const isUnused = (food: WantedFood, dishes: readonly Known[]): boolean =>
  dishes.every((known) => shareUsed(known, food) === 0);

/** Whether a name is the pantry's own for a food. "Gyros" is not: it is read as the minced lamb in it. */
export function isNameOf(id: string, name: string): boolean {
  const { one, many, aliases } = ingredient(id);
  return [one, many, ...aliases].some((own) => keyOf(own) === keyOf(name));
}

/** Whether a food that a dish lacks can be cooked beside its vegetables: squash in a traybake. */
export const mayBeAdded = ({ held, isMeal }: Known, { ids }: WantedFood): boolean =>
  isMeal &&
  [...ids].some((id) => {
    const { roles } = ingredient(id);
    return roles.has('vegetable') || roles.has('pulse');
  }) &&
  held.some(({ role, share }) => role === 'vegetable' && share > 0.1);

/** Returns a swap of a dish's food for a similar food that the cook has: one mince for another, cooked chicken for cooked turkey. */
export function swapFor(known: Known, food: WantedFood): { out: string; into: string } | undefined {
  const [into] = [...food.ids].map((id) => ownForm(id, food));
  if (into === undefined || known.ids.has(into)) return undefined;
  const form = formOf(ingredient(into), food.isCooked);
  // Raw turkey does not stand in for slices of cooked turkey: no step would cook it.
  const isReady = (id: string) => ingredient(id).minutes.raw !== undefined;
  const like = known.held.find(
    (held) =>
      likeness(held, into, food) === 0.45 && held.id !== into && isReady(held.id) === isReady(into),
  );
  if (like) return { out: like.id, into };
  const out = known.held.find(
    (held) =>
      (form === 'mince' || form === 'cooked') &&
      isMeat(ingredient(held.id)) &&
      formOf(ingredient(held.id), held.isCooked) === form &&
      held.id !== into &&
      !ingredient(into).kinds.has(keyOf(food.name) === 'mince' ? 'mince' : ''),
  );
  return out && { out: out.id, into };
}

/** Returns the id of a food in the form that the cook has: cooked chicken for "leftover roast chicken". */
function ownForm(id: string, { isCooked }: WantedFood): string | undefined {
  if (!isCooked || id.startsWith('cooked-')) return id;
  const cooked = ['chicken', 'turkey'].find((kind) => ingredient(id).kinds.has(kind));
  return cooked && `cooked-${cooked}`;
}
