import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import type { Slot } from '../archetype.ts';
import { home, listNameOf, listOf } from '../cuisines/cuisines.ts';
import { boardWeight } from './cut.ts';
import { characteristic, listRoles } from './list-kinds.ts';
import type { Candidate, Situation } from './situation.ts';
import { isUniversal } from './universal.ts';

const profileWeight = 6;
const profileFall = 0.9;
const homeWeight = 0.6;
const homeFall = 0.85;
/** A cuisine's own list makes the general one this much rarer. */
const homeBesideOwn = 0.1;
const lastResort = 0.01;
const least = 1e-4;
/** One and the same, so that what is looked up for it is remembered once. */
const nothing: readonly string[] = [];

/** Whether an ingredient can be cooked as a slot asks and keeps the slot's own condition. */
const suits = (item: Ingredient, { method, only }: Slot): boolean =>
  (method === undefined || item.minutes[method] !== undefined) &&
  (only === undefined || only(item));

/** Whether the choices leave an ingredient to a slot. */
function isOpen(item: Ingredient, slot: Slot, situation: Situation): boolean {
  const { allowed, requirements, universalOnly } = situation;
  if (!allowed.has(item.id)) return false;
  if (!universalOnly && requirements.bans.some(({ shunned }) => shunned?.has(item.id)))
    return false;
  if (requirements.spice === 'none' && item.tags.has('hot')) return false;
  if (requirements.spice === 'mild' && item.tags.has('hot') && slot.list !== 'heat') return false;
  return !universalOnly || isUniversal(item);
}

/** Whether an ingredient can fill a slot at all. */
export const fits = (item: Ingredient, slot: Slot, situation: Situation): boolean =>
  isOpen(item, slot, situation) && suits(item, slot);

const suiting = new Map<Slot, Map<readonly string[], readonly Ingredient[]>>();

/** What of a list suits a slot; remembered, for neither of them changes. */
function suitingOf(ids: readonly string[], slot: Slot): readonly Ingredient[] {
  const lists = suiting.get(slot) ?? new Map<readonly string[], readonly Ingredient[]>();
  suiting.set(slot, lists);
  const before = lists.get(ids);
  if (before) return before;
  const found = ids.map(ingredient).filter((item) => suits(item, slot));
  lists.set(ids, found);
  return found;
}

/** Whether a list of any kitchen names an ingredient, or it does the same work. */
const isListed = (item: Ingredient, list: string): boolean =>
  (home.lists[list] ?? []).includes(item.id) ||
  (listRoles[list] ?? []).some((role) => item.roles.has(role));

/** Whether a slot takes an ingredient in any cuisine, allowed or not. */
export const takes = (slot: Slot, item: Ingredient): boolean =>
  suits(item, slot) && isListed(item, slot.list);

/** Whether a preferred ingredient belongs into a slot here. */
export const belongsIn = (item: Ingredient, slot: Slot, { cuisine, course }: Situation): boolean =>
  isListed(item, slot.list) ||
  listOf(cuisine, course, slot.list).includes(item.id) ||
  listOf(home, course, slot.list).includes(item.id);

/** Whether it is chilli that is asked for: then a kitchen without any borrows it. */
const isHeatAsked = ({ list }: Slot, { requirements }: Situation): boolean =>
  list === 'heat' && requirements.spice !== undefined && requirements.spice !== 'none';

/** Who asks for a hot dish gets hot chilli as long as there is any. */
const heatWeight = ({ one }: Ingredient, { requirements: { spice } }: Situation): number =>
  (spice === 'hot' || spice === 'extra-hot') && /\bmild\b/.test(one) ? lastResort : 1;

function lookUp(slot: Slot, situation: Situation): Candidate[] {
  const { cuisine, course, wishes } = situation;
  const fitting = (ids: readonly string[]) =>
    suitingOf(ids, slot).filter((item) => isOpen(item, slot, situation));
  const weights = new Map<Ingredient, number>();
  const profile = listOf(cuisine, course, slot.list);
  const own = fitting(profile);
  // Better nothing than what this kitchen would never put there.
  const mayBeEmpty = slot.optional || (slot.pick[0] === 0 && !isHeatAsked(slot, situation));
  const isBetterEmpty = mayBeEmpty && profile.length > 0 && characteristic.has(slot.list);
  const spareOwn = cuisine.lastResorts[listNameOf(cuisine, course, slot.list)];
  for (const item of fitting(slot.universal ?? nothing)) weights.set(item, least);
  if ((own.length === 0 && !isBetterEmpty) || !characteristic.has(slot.list)) {
    const beside = own.length > 0 ? homeBesideOwn : 1;
    const general = [listOf(home, course, slot.list), home.lists[slot.list] ?? nothing].flatMap(
      fitting,
    );
    const spare = home.lastResorts[listNameOf(home, course, slot.list)];
    for (const [at, item] of [...new Set(general)].entries()) {
      const rare = spare?.has(item.id) ? lastResort : 1;
      weights.set(item, homeWeight * homeFall ** at * beside * rare);
    }
  }
  for (const [at, item] of own.entries()) {
    const rare = spareOwn?.has(item.id) ? lastResort : 1;
    weights.set(item, profileWeight * profileFall ** at * rare);
  }
  for (const id of wishes.flat()) {
    const item = ingredient(id);
    if (!weights.has(item) && fits(item, slot, situation) && belongsIn(item, slot, situation)) {
      weights.set(item, least);
    }
  }
  return [...weights].map(([item, weight]) => [
    item,
    weight * boardWeight(item, slot, situation) * heatWeight(item, situation),
  ]);
}

/** What may fill a slot here, with weights; looked up once a search. */
export function candidatesOf(slot: Slot, name: string, situation: Situation): readonly Candidate[] {
  const { cuisine, archetype, known, universalOnly } = situation;
  const key = `${cuisine.name}·${archetype.id}·${name}·${universalOnly}`;
  const before = known.get(key);
  if (before) return before;
  const found = lookUp(slot, situation);
  known.set(key, found);
  return found;
}
