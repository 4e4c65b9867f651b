import { ingredient } from '#recipes/pantry/pantry.ts';
import { mayFill } from './candidates.ts';
import type { Situation } from './situation.ts';

/** The wished ids for each slot, by slot name. */
type WishPlan = ReadonlyMap<string, readonly string[]>;

/** Assigns each wish to a separate slot, as far as the dish has slots for it. */
export function planWishes(situation: Situation): WishPlan {
  const { wishes, archetype, random } = situation;
  const plan = new Map<string, readonly string[]>();
  for (const wish of wishes) {
    const open = Object.entries(archetype.slots).flatMap(([name, slot]) => {
      if (plan.has(name)) return [];
      const ids = wish.filter((id) => mayFill(ingredient(id), slot, situation));
      return ids.length > 0 ? [{ name, ids }] : [];
    });
    if (open.length > 0) {
      const { name, ids } = random.pick(open.slice(0, 2));
      plan.set(name, ids);
    }
  }
  return plan;
}
