import { comparedIds, likeness, shareUsed, type WantedFood } from './fit-foods.ts';
import type { Known } from './known-dish.ts';

/** From this likeness on, a food is the wanted one in another form; below it, it only replaces the food: sea bass for salmon. */
const leastSame = 0.5;

/** Whether a dish has a wanted food itself, and not only one that replaces it. */
export function holdsFood(known: Known, food: WantedFood): boolean {
  const ids = [...comparedIds(known, food)];
  return known.held.some((one) => ids.some((id) => likeness(one, id, food) >= leastSame));
}

/** How well a dish uses a chosen food, and whether it has the food itself. */
type ChosenUse = { share: number; isHeld: boolean };

/** By dish: its use of each chosen food. The names are few, and nearly all dishes are asked. */
const chosenUses = new WeakMap<Known, Map<string, ChosenUse>>();

/** Returns how well a dish uses a food that the cook chose, and whether it has the food itself. */
export function chosenUseOf(known: Known, food: WantedFood): ChosenUse {
  const byName = chosenUses.get(known) ?? new Map<string, ChosenUse>();
  chosenUses.set(known, byName);
  const use = byName.get(food.name) ?? {
    ...{ share: shareUsed(known, food), isHeld: holdsFood(known, food) },
  };
  byName.set(food.name, use);
  return use;
}
