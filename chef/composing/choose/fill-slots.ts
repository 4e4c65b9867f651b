import { roundAmount } from '#recipes/measures/round-amount.ts';
import type { Ingredient } from '#recipes/pantry/pantry.ts';
import { isMain } from '../amounts/goals.ts';
import { usualGrams } from '../amounts/usual-grams.ts';
import type { Slot } from '../archetype.ts';
import type { Chosen } from '../chosen.ts';
import { prepMinutes } from '../forms.ts';
import { type Company, createCompany } from '../pairing/company.ts';
import { harmonyOf } from '../pairing/pairing.ts';
import { candidatesOf } from './candidates.ts';
import { cutOf, isHasty } from './cut.ts';
import { planWishes } from './plan-wishes.ts';
import { courseOf } from './search.ts';
import type { Candidate, Situation } from './situation.ts';

/** What stands in each slot, in the order of the slots. */
type Filling = readonly { name: string; slot: Slot; item: Ingredient }[];

/** What a meal lives on: a light dish may do without, a lunch or a dinner may not. */
const fillingLists: ReadonlySet<string> = new Set(['ready', 'quick-main']);

/** Fillings that are made of one dish, of which the one that goes together best is kept. */
const fillings = 2;
const wishWorth = 2;
/** How often a dish in haste has something that it could do without, if that costs hardly a minute. */
const chanceOfExtra = 0.45;
const mostMinutesOfExtra = 0.9;

const isHeat = (slot: Slot) => slot.list === 'heat';

/** How many a slot takes this time. */
function countFor(slot: Slot, isWished: boolean, situation: Situation): number {
  const { requirements, random, archetype, courses, universalOnly } = situation;
  const [usual, high] = slot.pick;
  if (isHeat(slot)) {
    const isAsked = requirements.spice !== undefined && requirements.spice !== 'none';
    return isAsked && !universalOnly ? 1 : usual;
  }
  const isFilling = isMain(courseOf(archetype, courses)) && fillingLists.has(slot.list);
  const least = isFilling || isWished ? Math.max(1, usual) : usual;
  if (!isHasty(situation)) return Math.max(least, random.between(usual, high));
  // What may stay out does so as a rule where there is no time for it.
  const isExtra = usual === 0 && !universalOnly && random.next() < chanceOfExtra;
  return isExtra ? Math.max(1, least) : least;
}

/** The candidates that are not in yet, weighted by how welcome they are. */
const weigh = (
  candidates: readonly Candidate[],
  company: Company,
  { universalOnly }: Situation,
): Candidate[] =>
  candidates
    .filter(([item]) => !company.has(item))
    .map(([item, weight]) => [item, universalOnly ? weight : weight * company.welcome(item)]);

/** Whether it is at hand with next to no work at the board. */
function isQuicklyCut(item: Ingredient, slot: Slot, { servings }: Situation): boolean {
  const grams = usualGrams(item, slot, { servings, spice: undefined });
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
  const isExtra = slot.pick[0] === 0 && !wished && isHasty(situation);
  const candidates = isExtra ? all.filter(([item]) => isQuicklyCut(item, slot, situation)) : all;
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
  while (found.length < count && take(candidates));
  return found.length >= slot.pick[0] || slot.optional ? found : undefined;
}

function fillOnce(situation: Situation): { filling: Filling; worth: number } | undefined {
  const plan = planWishes(situation);
  const slots = Object.entries(situation.archetype.slots);
  const wishedFirst = slots.toSorted(
    ([one], [other]) => Number(plan.has(other)) - Number(plan.has(one)),
  );
  const found = new Map<string, readonly Ingredient[]>();
  const company = createCompany();
  for (const [name, slot] of wishedFirst) {
    const items = fillSlot(name, slot, company, plan.get(name), situation);
    if (!items) return undefined;
    found.set(name, items);
  }
  const filling = slots.flatMap(([name, slot]) =>
    (found.get(name) ?? []).map((item) => ({ name, slot, item })),
  );
  const met = situation.wishes.filter((wish) => company.items.some(({ id }) => wish.includes(id)));
  return { filling, worth: harmonyOf(company.items) + met.length * wishWorth };
}

/**
 * Fills every slot of a dish by chance, weighted by what is usual, wished and in good company; of a few fillings the one that
 * goes together best is kept, measured and cut.
 * @returns undefined when a slot that is needed has no allowed food
 */
export function fillSlots(situation: Situation): Chosen[] | undefined {
  const { servings, requirements } = situation;
  let best: { filling: Filling; worth: number } | undefined;
  for (let round = 0; round < fillings; round++) {
    const found = fillOnce(situation);
    if (!found) break;
    const worth = found.worth + situation.random.next() * 0.5;
    if (!best || worth > best.worth) best = { ...found, worth };
  }
  return best?.filling.map(({ name, slot, item }) => ({
    slot: name,
    ingredient: item,
    amount: roundAmount(item, usualGrams(item, slot, { servings, spice: requirements.spice })),
    cut: cutOf(item, slot, isHasty(situation)),
  }));
}
