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

/** The foods in each slot, in the order of the slots. */
type Filling = readonly { name: string; slot: Slot; item: Ingredient }[];

/** Lists of filling foods: required in a lunch or a dinner, optional in a light dish. */
const fillingLists: ReadonlySet<string> = new Set(['ready', 'quick-main']);

/** Number of fillings to try for one dish; the one with the best score is kept. */
const fillings = 2;
const wishWorth = 2;
/** Probability that a hasty dish uses an optional slot, if that takes hardly any time at the board. */
const chanceOfExtra = 0.45;
const mostMinutesOfExtra = 0.9;

const isHeat = (slot: Slot) => slot.list === 'heat';

/** Returns how many foods a slot takes this time. */
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
  // When time is short, an optional slot usually stays empty.
  const isExtra = usual === 0 && !universalOnly && random.next() < chanceOfExtra;
  return isExtra ? Math.max(1, least) : least;
}

/** Returns the candidates that are not in the dish yet, weighted by how well they go with it. */
const weigh = (
  candidates: readonly Candidate[],
  company: Company,
  { universalOnly }: Situation,
): Candidate[] =>
  candidates
    .filter(([item]) => !company.has(item))
    .map(([item, weight]) => [item, universalOnly ? weight : weight * company.welcome(item)]);

/** Whether a food takes hardly any time at the board. */
function isQuicklyCut(item: Ingredient, slot: Slot, { servings }: Situation): boolean {
  const grams = usualGrams(item, slot, { servings, spice: undefined });
  return prepMinutes(cutOf(item, slot, true), grams) <= mostMinutesOfExtra;
}

/**
 * Fills one slot, preferably with a wished food that goes with the foods already in the dish.
 * @returns undefined when the slot is required and stays empty
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
 * Fills every slot of a dish at random, weighted by what is usual, wished and goes well together. Keeps the best of a few fillings,
 * measured and cut.
 * @returns undefined when a required slot has no allowed food
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
