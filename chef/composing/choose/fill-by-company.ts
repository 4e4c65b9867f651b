import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import { isMain } from '../amounts/goals.ts';
import { usualGrams } from '../amounts/usual-grams.ts';
import type { Slot } from '../archetype.ts';
import { home, listOf } from '../cuisines/cuisines.ts';
import { prepMinutes } from '../forms.ts';
import { type Company, createCompany } from '../pairing/company.ts';
import { harmonyOf } from '../pairing/pairing.ts';
import { candidatesOf } from './candidates.ts';
import { cutOf, isHasty } from './cut.ts';
import { characteristic } from './list-kinds.ts';
import { planWishes } from './plan-wishes.ts';
import type { Candidate, Situation } from './situation.ts';
import { pickSpices } from './spices.ts';

/** What stands in each slot, in the order of the slots. */
export type Filling = readonly { slot: string; item: Ingredient }[];

/** What a meal lives on: a light dish may do without, a lunch or a dinner may not. */
const fillingLists: ReadonlySet<string> = new Set(['protein', 'plant', 'ready', 'quick-main']);

/** Fillings that are made of one dish, of which the one that goes together best is kept. */
const fillings = 2;
const wishWorth = 2;
const chanceOfHeat = 0.35;
const chanceOfBoth = 0.5;
/** How often a dish in haste has something that it could do without, if that costs hardly a minute. */
const chanceOfExtra = 0.45;
const mostMinutesOfExtra = 0.9;

/** What a savoury pan is begun with wherever it is at hand; everything else of that list comes second. */
const alliumIds: ReadonlySet<string> = new Set(
  'onion red-onion shallot leek spring-onion garlic'.split(' '),
);
const garlic = 'garlic';
/** How much likelier an onion is than garlic alone, and garlic than a second thing beside an onion. */
const onionFirst = 3;
const garlicSecond = 6;

/** The aromatics open to a pan that has some of them already: an onion first, then garlic as a rule. */
function inOrderOfThePan(
  candidates: readonly Candidate[],
  found: readonly Ingredient[],
  company: Company,
): readonly Candidate[] {
  const has = company.items.some(({ id }) => alliumIds.has(id));
  if (has) {
    const factor = found.length > 0 ? garlicSecond : 1;
    return candidates.map(([item, weight]) =>
      item.id === garlic ? [item, weight * factor] : [item, weight],
    );
  }
  const alliums = candidates.filter(
    ([item]) => alliumIds.has(item.id) && company.welcome(item) > 0,
  );
  return alliums.length === 0
    ? candidates
    : alliums.map(([item, weight]) => [item, item.id === garlic ? weight : weight * onionFirst]);
}

const isHeat = (slot: Slot) => slot.list === 'heat';

/** How many a slot takes this time. */
function countFor(slot: Slot, isWished: boolean, situation: Situation): number {
  const { requirements, random, cuisine, course } = situation;
  const [usual, high] = slot.pick;
  const low = isMain(course) && fillingLists.has(slot.list) ? Math.max(1, usual) : usual;
  if (isHeat(slot)) {
    if (requirements.spice === 'none' || situation.universalOnly) return low;
    if (requirements.spice !== undefined || low > 0) return Math.max(1, low);
    const own = listOf(cuisine, course, slot.list);
    const isUsual = own.some((id) => slot.only?.(ingredient(id)) ?? true);
    return isUsual && random.next() < chanceOfHeat ? 1 : 0;
  }
  const least = isWished ? Math.max(1, low) : low;
  // What a cuisine has no list for is no part of its cooking; it is left out where it can be.
  const isForeign =
    characteristic.has(slot.list) &&
    cuisine !== home &&
    listOf(cuisine, course, slot.list).length === 0;
  if (isForeign && slot.optional) return isWished ? 1 : 0;
  if (isForeign) return least;
  if (isHasty(situation)) {
    // What may stay out does so as a rule where there is no time for it.
    const isExtra = low === 0 && !situation.universalOnly && random.next() < chanceOfExtra;
    return isExtra ? Math.max(1, least) : least;
  }
  if (requirements.difficulty === 'Hard') return Math.max(least, high);
  // Most pans begin with two things, an onion and garlic.
  if (slot.list === 'aromatic' && high === 2 && random.next() < chanceOfBoth) return 2;
  return Math.max(least, random.between(low, high));
}

/** The candidates that are not in yet, weighted by how welcome they are. */
function weigh(
  candidates: readonly Candidate[],
  company: Company,
  { universalOnly }: Situation,
): Candidate[] {
  return candidates.flatMap(([item, weight]) => {
    if (company.has(item)) return [];
    return [[item, universalOnly ? weight : weight * company.welcome(item)] as const];
  });
}

/** Whether it is at hand with next to no work at the board. */
function isQuicklyCut(item: Ingredient, slot: Slot, { servings }: Situation): boolean {
  const grams = usualGrams(item, slot, { servings, spice: undefined, freeLiquid: false });
  return prepMinutes(cutOf(item, slot, true), grams) <= mostMinutesOfExtra;
}

/**
 * Fills one slot, with one of what is wished where that keeps good company.
 * @returns undefined when it is needed and stays empty
 */
function fillSlot(
  name: string,
  slot: Slot,
  company: Company,
  wished: readonly string[] | undefined,
  situation: Situation,
): Ingredient[] | undefined {
  const count = countFor(slot, wished !== undefined, situation);
  if (count === 0) return [];
  const all = candidatesOf(slot, name, situation);
  const candidates =
    slot.pick[0] === 0 && !wished && isHasty(situation)
      ? all.filter(([item]) => isQuicklyCut(item, slot, situation))
      : all;
  const found: Ingredient[] = [];
  const take = (open: readonly Candidate[]) => {
    const item = situation.random.weighted(weigh(open, company, situation));
    if (item) {
      found.push(item);
      company.add(item);
    }
    return item !== undefined;
  };
  if (wished && !take(candidates.filter(([{ id }]) => wished.includes(id)))) {
    return fillSlot(name, slot, company, undefined, situation);
  }
  if (slot.list === 'spice' && found.length === 0) {
    for (const item of pickSpices(slot, candidates, count, company, situation)) {
      found.push(item);
      company.add(item);
    }
    if (found.length > 0 || slot.optional) return found;
  }
  const open = () =>
    slot.list === 'aromatic' ? inOrderOfThePan(candidates, found, company) : candidates;
  while (found.length < count && take(open()));
  return found.length >= slot.pick[0] || slot.optional || isHeat(slot) ? found : undefined;
}

function fillOnce(situation: Situation): { filling: Filling; worth: number } | undefined {
  const plan = planWishes(situation);
  const slots = Object.entries(situation.archetype.slots);
  const inOrder =
    plan.size === 0
      ? slots
      : [...slots].sort(([one], [other]) => Number(plan.has(other)) - Number(plan.has(one)));
  const found = new Map<string, readonly Ingredient[]>();
  const company = createCompany();
  for (const [name, slot] of inOrder) {
    const items = fillSlot(name, slot, company, plan.get(name), situation);
    if (!items) return undefined;
    found.set(name, items);
  }
  const filling = slots.flatMap(([slot]) =>
    (found.get(slot) ?? []).map((item) => ({ slot, item })),
  );
  const met = situation.wishes.filter((wish) => company.items.some(({ id }) => wish.includes(id)));
  return { filling, worth: harmonyOf(company.items) + met.length * wishWorth };
}

/**
 * Fills every slot of a dish by chance, weighted by cuisine, wishes and the company that each would keep; of a
 * few fillings the one that goes together best is kept.
 * @returns undefined when a slot that is needed has no allowed ingredient
 */
export function fillByCompany(situation: Situation): Filling | undefined {
  let best: { filling: Filling; worth: number } | undefined;
  for (let round = 0; round < fillings; round++) {
    const found = fillOnce(situation);
    const worth = found ? found.worth + situation.random.next() * 0.5 : 0;
    if (found && (!best || worth > best.worth)) best = { ...found, worth };
    if (!found && !best) return undefined;
  }
  return best?.filling;
}
