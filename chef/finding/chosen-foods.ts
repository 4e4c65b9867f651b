import { ingredient } from '#recipes/pantry/pantry.ts';
import { comparedIds, shareUsed } from './fit-foods.ts';
import type { Known } from './known-dish.ts';
import { likeness } from './likeness.ts';
import type { WantedFood } from './wanted-food.ts';

/** From this likeness on, a food is the wanted one in another form; below it, it only replaces the food: sea bass for salmon. */
const leastSame = 0.5;

/** Kinds of which hardly a cook minds which one it is: a red onion for an onion, single cream for double. */
const nearlyOne = ['onion', 'cream'] as const;

const isNearlyOne = (one: string, other: string): boolean =>
  nearlyOne.some((kind) => ingredient(one).kinds.has(kind) && ingredient(other).kinds.has(kind));

/** Whether a dish has a wanted food itself, and not only one that replaces it. */
export function holdsFood(known: Known, food: WantedFood): boolean {
  const ids = [...comparedIds(known, food)];
  return known.held.some((one) =>
    ids.some((id) => {
      const like = likeness(one, id, food);
      return like >= leastSame || (like > 0 && isNearlyOne(one.id, id));
    }),
  );
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
