import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Archetype, Slot } from '../archetype.ts';
import { takes } from '../choose/candidates.ts';
import { allCuisines } from '../cuisines/cuisines.ts';

/** Which slot each ingredient of a dish goes into. */
export type Claims = ReadonlyMap<string, readonly Ingredient[]>;

const idsByList = new Map<string, Set<string>>();
for (const { lists } of allCuisines) {
  for (const [name, ids] of Object.entries(lists)) {
    const list = name.split('.').at(-1) ?? name;
    const all = idsByList.get(list) ?? new Set<string>();
    for (const id of ids) all.add(id);
    idsByList.set(list, all);
  }
}

const hasPlace = (item: Ingredient, { method, only }: Slot): boolean =>
  (method === undefined || item.minutes[method] !== undefined) &&
  (only === undefined || only(item));

/** Whether an ingredient may stand in a slot, in whatever kitchen. */
export function belongs(item: Ingredient, slot: Slot): boolean {
  if (takes(slot, item)) return true;
  const isListed = idsByList.get(slot.list)?.has(item.id) || slot.universal?.includes(item.id);
  return isListed === true && hasPlace(item, slot);
}

/** The slots of a kind of dish in which an ingredient may stand, those that the dish needs first. */
type Place = { name: string; most: number };
const places = new Map<Archetype, Map<string, readonly Place[]>>();

/** Remembered, for neither of them changes. */
function placesOf(archetype: Archetype, item: Ingredient): readonly Place[] {
  const known = places.get(archetype) ?? new Map<string, readonly Place[]>();
  places.set(archetype, known);
  const before = known.get(item.id);
  if (before) return before;
  const found = Object.entries(archetype.slots)
    .filter(([, slot]) => belongs(item, slot))
    .sort(([, one], [, other]) => Number(other.pick[0] > 0) - Number(one.pick[0] > 0))
    .map(([name, { pick }]) => ({ name, most: pick[1] }));
  known.set(item.id, found);
  return found;
}

/**
 * Gives as many ingredients as possible a slot of a kind of dish, those that it cannot do without first (Kuhn's matching:
 * one that stands in the way moves on where it has another place).
 */
export function claimSlots(archetype: Archetype, items: readonly Ingredient[]): Claims {
  const claims = new Map<string, Ingredient[]>();
  function place(item: Ingredient, tried: Set<string>): boolean {
    for (const { name, most } of placesOf(archetype, item)) {
      if (tried.has(name)) continue;
      tried.add(name);
      const held = claims.get(name) ?? [];
      claims.set(name, held);
      if (held.length < most) {
        held.push(item);
        return true;
      }
      const at = held.findIndex((other) => place(other, tried));
      if (at >= 0) {
        held[at] = item;
        return true;
      }
    }
    return false;
  }
  for (const item of items) place(item, new Set());
  return claims;
}
