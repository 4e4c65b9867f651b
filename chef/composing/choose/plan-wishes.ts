import { ingredient } from '#recipes/pantry/pantry.ts';
import { mayFill } from './candidates.ts';
import type { Situation } from './situation.ts';

/** Which slot of a dish takes which of the wishes, by slot name. */
type WishPlan = ReadonlyMap<string, readonly string[]>;

/** Gives each wish a slot of its own, as far as the dish has room for it. */
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
