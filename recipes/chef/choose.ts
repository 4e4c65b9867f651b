import { type KitchenAmount, roundAmount } from '../measures/round-amount.ts';
import { type Ingredient, ingredient, PANTRY } from '../pantry/pantry.ts';
import type { Requirements } from '../selections/requirements.ts';
import type { Archetype, Slot } from './archetype.ts';
import { type Cuisine, HOME } from './cuisines/cuisines.ts';
import { doseOf } from './doses.ts';
import { canBeCut, prepMinutes } from './forms.ts';
import { weighByFormula } from './formulas/weigh-by-formula.ts';
import type { Random } from './random.ts';

/** An ingredient in its slot, measured and cut. */
export type Chosen = { slot: string; ingredient: Ingredient; amount: KitchenAmount; cut: string };

/** Whether the pantry's own facts allow an ingredient; what may contain a banned thing is left out too. */
export function isAllowed(item: Ingredient, bans: Requirements['bans']): boolean {
  return bans.every((ban) => {
    if (ban.ingredientIds.has(item.id)) return false;
    for (const tag of ban.tags) if (item.tags.has(tag) || item.mayContain.has(tag)) return false;
    return true;
  });
}

/** Roles by which a preferred ingredient may enter a list that does not name it. */
const LIST_ROLES: Record<string, readonly string[]> = {
  protein: ['protein'],
  plant: ['plant-protein', 'pulse'],
  stew: ['stew-protein'],
  mince: ['mince'],
  vegetable: ['vegetable'],
  green: ['green-vegetable'],
  root: ['root'],
  salad: ['salad-vegetable'],
  leaf: ['leaf'],
  grain: ['grain', 'starch'],
  cheese: ['cheese'],
  fruit: ['fruit'],
  berry: ['berry'],
  'baking-fruit': ['orchard', 'berry', 'stone'],
  'smoothie-fruit': ['smoothie-fruit'],
  herb: ['herb'],
  acid: ['acid'],
  crunch: ['nut', 'crunch'],
  noodle: ['noodle'],
  pasta: ['pasta'],
  lentil: ['lentil'],
};

const PREFERRED_WEIGHT = 60;
const PROFILE_WEIGHT = 6;
const HOME_WEIGHT = 0.6;
// Lists in which a home ingredient would taste foreign once the cuisine has one of its own.
const CHARACTERISTIC = new Set([
  'spice',
  'umami',
  'heat',
  'herb',
  'acid',
  'fat',
  'body',
  'noodle',
  'pasta',
  'lentil',
  'cheese',
  'wrap',
  'bread',
  'warm',
  'woody',
  'crunch',
  'finish',
  'aromatic',
  'dressing-base',
  'salty',
]);

export type Situation = {
  archetype: Archetype;
  /** What the bans leave of the pantry. */
  allowed: ReadonlySet<string>;
  cuisine: Cuisine;
  requirements: Requirements;
  servings: number;
  random: Random;
};

function fits(item: Ingredient, slot: Slot, { allowed }: Situation): boolean {
  if (slot.method !== undefined && item.minutes[slot.method] === undefined) return false;
  if (slot.only && !slot.only(item)) return false;
  return allowed.has(item.id);
}

/** Everything in the pantry that the bans leave. */
export function allowedBy(bans: Requirements['bans']): ReadonlySet<string> {
  return new Set([...PANTRY.values()].filter((item) => isAllowed(item, bans)).map(({ id }) => id));
}

const SHORT_PREP = 10;

/** The least time at the board that anybody asked for; no-cook dishes have nothing but board time. */
function boardLimit({ maxPrepMinutes, maxTotalMinutes }: Requirements): number {
  return Math.min(
    maxPrepMinutes ?? Number.POSITIVE_INFINITY,
    (maxTotalMinutes ?? Number.POSITIVE_INFINITY) * 0.67,
  );
}

/** Little time at the board favours what needs none. */
function boardWeight(item: Ingredient, requirements: Requirements): number {
  const limit = boardLimit(requirements);
  if (limit > SHORT_PREP + 5) return 1;
  return ['ready', 'drained', 'rinsed', 'torn', 'halved'].includes(item.cut)
    ? limit <= 5
      ? 30
      : 8
    : 1;
}

/** How a thing is cut: as the dish asks, or roughly where there is no time for better. */
function cutOf(item: Ingredient, slot: Slot, requirements: Requirements): string {
  if (boardLimit(requirements) <= SHORT_PREP && canBeCut(item.cut)) {
    return ['halved', 'quartered', 'trimmed'].includes(item.cut) ? 'ready' : 'roughly-chopped';
  }
  return slot.cut && canBeCut(item.cut) ? slot.cut : item.cut;
}

function candidatesOf(slot: Slot, situation: Situation): [Ingredient, number][] {
  const { cuisine, requirements } = situation;
  const weights = new Map<string, number>();
  const own = (cuisine.lists[slot.list] ?? []).filter((id) =>
    fits(ingredient(id), slot, situation),
  );
  const home = (HOME.lists[slot.list] ?? []).filter((id) => fits(ingredient(id), slot, situation));
  const useHome = own.length === 0 || !CHARACTERISTIC.has(slot.list);
  // Where a list is the cuisine's alone, the order says what is typical; the tail is the last resort.
  if (useHome) {
    const later = own.length > 0 ? 4 : 0;
    const spare = HOME.lastResorts[slot.list];
    for (const [at, id] of home.entries()) {
      weights.set(id, HOME_WEIGHT * 0.85 ** (at + later) * (spare?.has(id) ? 0.01 : 1));
    }
  }
  for (const [at, id] of own.entries()) weights.set(id, PROFILE_WEIGHT * 0.88 ** at);
  for (const id of requirements.prefer) {
    const item = ingredient(id);
    const belongs =
      weights.has(id) || (LIST_ROLES[slot.list] ?? []).some((role) => item.roles.has(role));
    if (belongs && fits(item, slot, situation)) weights.set(id, PREFERRED_WEIGHT);
  }
  return [...weights].map(([id, weight]) => {
    const item = ingredient(id);
    return [item, weight * boardWeight(item, requirements)];
  });
}

/** How much heat the cook asked for, as a share of a medium dish; 0 leaves it out. */
const HEAT_FACTORS = { none: 0, mild: 0.5, medium: 1, hot: 2, 'extra-hot': 3 } as const;

function pickCount(slot: Slot, name: string, situation: Situation): number {
  const { requirements, random, cuisine } = situation;
  const [low, high] = slot.pick;
  // What a cuisine has no list for is no part of its cooking; it is left out where it can be.
  if (
    low === 0 &&
    name !== 'heat' &&
    CHARACTERISTIC.has(slot.list) &&
    cuisine !== HOME &&
    !cuisine.lists[slot.list]
  )
    return 0;
  if (name === 'heat') {
    if (requirements.spice === undefined) return random.next() < 0.35 ? 1 : 0;
    return HEAT_FACTORS[requirements.spice] > 0 ? 1 : 0;
  }
  return boardLimit(requirements) <= SHORT_PREP ? low : random.between(low, high);
}

function measure(item: Ingredient, slot: Slot, name: string, situation: Situation): Chosen {
  const { requirements, servings } = situation;
  const heat = name === 'heat' ? HEAT_FACTORS[requirements.spice ?? 'mild'] : 1;
  const salty =
    item.id === 'salt' && requirements.goals.some(({ limits }) => limits.maxSodiumMg !== undefined);
  const grams = slot.grams
    ? slot.grams[1] * servings
    : doseOf(item, (slot.factor ?? 1) * heat * (salty ? 0.4 : 1), servings);
  const cut = cutOf(item, slot, requirements);
  return { slot: name, ingredient: item, amount: roundAmount(item, grams), cut };
}

/**
 * Fills every slot of an archetype by chance, weighted by cuisine and wishes.
 * @returns undefined when a slot that is needed has no allowed ingredient
 */
export function fillSlots(situation: Situation): Chosen[] | undefined {
  const chosen: Chosen[] = [];
  const taken = new Set<string>();
  for (const [name, slot] of Object.entries(situation.archetype.slots)) {
    const count = pickCount(slot, name, situation);
    const candidates = candidatesOf(slot, situation);
    let filled = 0;
    while (filled < count) {
      const item = situation.random.weighted(candidates.filter(([one]) => !taken.has(one.id)));
      if (!item) break;
      taken.add(item.id);
      chosen.push(measure(item, slot, name, situation));
      filled++;
    }
    const needed = name === 'heat' ? 0 : slot.pick[0];
    if (filled < needed && !slot.optional) return undefined;
  }
  return weighByFormula(situation.archetype, chosen, situation.servings);
}

/** Minutes at the board for everything that has to be cut, peeled, rinsed. */
export function boardMinutes(chosen: readonly Chosen[]): number {
  const sum = chosen.reduce((total, { cut, amount }) => total + prepMinutes(cut, amount.grams), 0);
  return Math.ceil(sum);
}
