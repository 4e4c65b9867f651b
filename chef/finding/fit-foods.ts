import { ingredient } from '#recipes/pantry/pantry.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { Held } from './held-food.ts';
import type { Known } from './known-dish.ts';
import { formOf, isMeat, likeness } from './likeness.ts';
import type { WantedFood } from './wanted-food.ts';

/** Whether a wanted food is meat or fish in all its forms. */
export const isMeatOrFish = ({ ids }: Pick<WantedFood, 'ids'>): boolean =>
  ids.size > 0 && [...ids].every((id) => isMeat(ingredient(id)) || ingredient(id).tags.has('fish'));

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

/** Returns how well the foods of a dish satisfy a wanted food, 0 to 1. */
function bestHeld(known: Known, food: WantedFood): number {
  const ids = [...comparedIds(known, food)];
  let best = 0;
  for (const held of known.held) {
    const like = Math.max(0, ...ids.map((id) => likeness(held, id, food)));
    if (like === 0) continue;
    const weight = food.isUseUp
      ? weightIn(held, true)
      : Math.max(weightIn(held, false), held.isNamed ? 1 : 0);
    const amount = food.grams === undefined ? 1 : amountFit(held, food.grams, known);
    const stale = food.isStale && !held.isStale && looksLikeLoaf.test(food.name) ? 0.6 : 1;
    best = Math.max(best, like * weight * amount * stale);
  }
  return best;
}

/**
 * Whether a food is made as a part of the dish and the dish is named after it: the pesto of "trofie al pesto". A raw food is in the dish or
 * not.
 */
const isCalledAfter = ({ nameWords }: Known, { name, ids, isCooked }: WantedFood): boolean =>
  !isCooked &&
  [...ids].some((id) => [...ingredient(id).kinds].some((kind) => made.has(kind))) &&
  keyOf(name)
    .replace(/ (?:paste|sauce)$/, '')
    .split(' ')
    .every((word) => nameWords.has(word));

/** By wanted food: its share in each dish. One search asks for it several times. */
const shares = new WeakMap<WantedFood, WeakMap<Known, number>>();

/** Returns how well a dish uses a food, 0 to 1: in its form, as a main food, in an amount near to what the cook has. */
export function shareUsed(known: Known, food: WantedFood): number {
  const ofFood = shares.get(food) ?? new WeakMap<Known, number>();
  shares.set(food, ofFood);
  const found = ofFood.get(known);
  if (found !== undefined) return found;
  const best = bestHeld(known, food);
  const share = best < 0.7 && isCalledAfter(known, food) ? 0.7 : best;
  ofFood.set(known, share);
  return share;
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
      isMeat(ingredient(into)) &&
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
