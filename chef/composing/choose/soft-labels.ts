import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import type { NutritionGoal, Requirements } from '#recipes/selections/requirements.ts';
import type { Archetype } from '../archetype.ts';
import { type Cuisine, findCuisine } from '../cuisines/cuisines.ts';
import type { Dish } from '../dish.ts';
import { platingFor, styleFor, techniquesFor } from '../tastes.ts';
import { isDoneIn } from '../techniques.ts';

/** A soft choice that a dish does not keep. */
export type Missed = { label: ConstraintLabel; name: string };

/** Whether a kind of dish belongs to a cuisine: it says so, or the cuisine does. */
export function isAtHome(archetype: Archetype, cuisine: Cuisine): boolean {
  return Boolean(archetype.cuisines?.includes(cuisine.name)) || cuisine.dishes.has(archetype.id);
}

/** Whether a kind of dish is cooked in one of the ways that a technique's name stands for. */
export const cooksBy = ({ techniques }: Archetype, name: string): boolean =>
  techniquesFor(name).some((one) => techniques.includes(one));

/** Whether a kind of dish is of a style. */
export const isOfStyle = ({ styles }: Archetype, name: string): boolean =>
  styleFor(name)?.marks.some((mark) => styles.includes(mark)) ?? false;

/** Whether chilli belongs into a kind of dish. */
export const takesHeat = ({ slots, takesHeat: says }: Archetype): boolean =>
  says ?? Object.values(slots).some(({ list }) => list === 'heat');

/** Whether a dish has as much heat as the level asks: none, any at all, or more than a mild chilli powder gives. */
export function keepsHeat({ chosen }: Dish, spice: Requirements['spice']): boolean {
  if (spice === undefined) return true;
  const wantsMuch = spice === 'hot' || spice === 'extra-hot';
  const isHot = chosen.some(
    ({ ingredient: { tags, one } }) => tags.has('hot') && !(wantsMuch && /\bmild\b/.test(one)),
  );
  return spice === 'none' ? !isHot : isHot;
}

/** Whether a serving keeps a bound on nutrition. */
export type KeepsGoal = (goal: NutritionGoal) => boolean;

/** Every soft choice that a dish does not keep, each under the name that it was chosen by. */
export function missedBy(
  dish: Dish,
  requirements: Requirements,
  wishes: readonly (readonly string[])[],
  keepsGoal: KeepsGoal,
): Missed[] {
  const { archetype, cuisine, chosen } = dish;
  const { cuisines, techniques, styles, plating, spice, difficulty, goals } = requirements;
  const used = new Set(chosen.map(({ ingredient }) => ingredient.id));
  const miss = (label: ConstraintLabel, names: readonly string[]): Missed[] =>
    names.map((name) => ({ label, name }));
  const known = cuisines.filter((name) => findCuisine(name));
  return [
    ...miss(
      'Cuisine',
      known.some((name) => findCuisine(name) === cuisine) ? [] : known.slice(0, 1),
    ),
    ...miss(
      'Prefer Using',
      wishes.filter((ids) => !ids.some((id) => used.has(id))).map((ids) => ids[0] ?? ''),
    ),
    ...miss(
      'Techniques',
      techniques.filter((name) => !isDoneIn(dish, name)),
    ),
    ...miss(
      'Style',
      styles.filter((name) => !isOfStyle(archetype, name)),
    ),
    ...miss(
      'Plating',
      plating.filter((name) => !platingFor(name)),
    ),
    ...miss('Spice Level', spice && !keepsHeat(dish, spice) ? [spice] : []),
    ...miss('Difficulty', difficulty && dish.difficulty !== difficulty ? [difficulty] : []),
    ...miss(
      'Macronutrient Targets',
      goals.filter((goal) => !goal.hard && !keepsGoal(goal)).map(({ name }) => name),
    ),
  ];
}
