import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import type { Slot } from '../archetype.ts';
import { isListed, listNamed } from '../larder.ts';
import { isShunned } from './allowed.ts';
import { boardWeight } from './cut.ts';
import type { Candidate, Situation } from './situation.ts';
import { isUniversal } from './universal.ts';

/** Factor by which the weight falls with each place in a list. */
const fall = 0.85;
const lastResort = 0.01;
const least = 1e-4;

/** Whether a food can be eaten as the slot requires and meets the slot's own condition. */
const suits = (item: Ingredient, { method, only }: Slot): boolean =>
  (method === undefined || item.minutes[method] !== undefined) &&
  (only === undefined || only(item));

/** Whether the choices allow a food in a slot. */
function isOpen(item: Ingredient, slot: Slot, situation: Situation): boolean {
  const { allowed, requirements, universalOnly } = situation;
  if (!allowed.has(item.id)) return false;
  if (!universalOnly && isShunned(item.id, requirements.bans)) return false;
  if (requirements.spice === 'none' && item.tags.has('hot')) return false;
  if (requirements.spice === 'mild' && item.tags.has('hot') && slot.list !== 'heat') return false;
  return !universalOnly || isUniversal(item);
}

/** Whether a slot takes a food, regardless of the bans. */
export const takes = (slot: Slot, item: Ingredient): boolean =>
  suits(item, slot) && isListed(item, slot.list);

/** Whether a slot takes a food and the choices allow it. */
export const mayFill = (item: Ingredient, slot: Slot, situation: Situation): boolean =>
  takes(slot, item) && isOpen(item, slot, situation);

/** Returns a very low weight for mild chilli when the cook wants a hot dish, so that it is only the last choice. */
const heatWeight = ({ one }: Ingredient, { requirements: { spice } }: Situation): number =>
  (spice === 'hot' || spice === 'extra-hot') && /\bmild\b/.test(one) ? lastResort : 1;

function lookUp(slot: Slot, situation: Situation): Candidate[] {
  const weights = new Map<Ingredient, number>();
  const open = (items: readonly Ingredient[]) =>
    items.filter((item) => suits(item, slot) && isOpen(item, slot, situation));
  const { items, lastResorts } = listNamed(slot.list);
  for (const item of open((slot.universal ?? []).map(ingredient))) weights.set(item, least);
  for (const [at, item] of open(items).entries()) {
    weights.set(item, fall ** at * (lastResorts.has(item.id) ? lastResort : 1));
  }
  for (const item of situation.wishes.flat().map(ingredient)) {
    if (!weights.has(item) && mayFill(item, slot, situation)) weights.set(item, least);
  }
  return [...weights].map(([item, weight]) => [
    item,
    weight * boardWeight(item, slot, situation) * heatWeight(item, situation),
  ]);
}

/** Returns the foods that can fill a slot, with their weights. Cached for each search. */
export function candidatesOf(slot: Slot, name: string, situation: Situation): readonly Candidate[] {
  const { archetype, known, universalOnly } = situation;
  const key = `${archetype.id}·${name}·${universalOnly}`;
  const before = known.get(key);
  if (before) return before;
  const found = lookUp(slot, situation);
  known.set(key, found);
  return found;
}
