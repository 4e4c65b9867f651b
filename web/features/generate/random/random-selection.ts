import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import { mealTypeSlug, type PreferenceGroup } from '../../../data/catalogue.ts';
import { chosenIn, countSelected, type Selection, toggle } from '../selection.ts';
import { choicesOf, labelOf } from './choices.ts';
import { goesWith } from './clashes.ts';

const mostPerGroup = 2;
const fewestInTotal = 2;
/** With the meal type, a handful of choices: each further one leaves fewer possible dishes. */
const mostOthers = 6;

/** @returns a number from 0 up to, not including, 1 */
export type Random = () => number;

/**
 * The probability of drawing one, and two, categories of a group. Two are possible only where two can hold: a recipe has one number
 * of servings and one cuisine. Diets, allergens and avoids are seldom drawn: only the cook knows what they cannot eat.
 */
const chances: Record<ConstraintLabel, readonly [one: number, two: number]> = {
  ...{ Course: [0, 0], Cuisine: [0.7, 0], Style: [0.45, 0], Techniques: [0.4, 0] },
  ...{ 'Time Target': [0.4, 0], 'Prep Time': [0.15, 0], 'Cook Time': [0.2, 0] },
  ...{ Servings: [0.35, 0], Difficulty: [0.3, 0], 'Spice Level': [0.35, 0], Plating: [0.2, 0] },
  ...{ 'Prefer Using': [0.45, 0.2], 'Macronutrient Targets': [0.2, 0] },
  ...{ 'Dietary Constraints': [0.2, 0.05], Allergens: [0.1, 0.03], Avoid: [0.15, 0.04] },
};

function pick<T>(from: readonly T[], random: Random): T | undefined {
  return from[Math.floor(random() * from.length)];
}

/** Returns the items in random order. */
function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Returns how many categories of a group to draw. For a group without a known label, 0, 1 and 2 are equally likely. */
function countFor(group: PreferenceGroup, random: Random): number {
  const roll = random();
  const label = labelOf(group);
  if (label === null) return Math.floor(roll * (mostPerGroup + 1));
  const [one, two] = chances[label];
  if (roll >= 1 - two) return 2;
  return roll >= 1 - two - one ? 1 : 0;
}

/** Returns the categories of a group that are not chosen yet and go together with the chosen ones. */
function openCategories(
  group: PreferenceGroup,
  selection: Selection,
  groups: readonly PreferenceGroup[],
) {
  const chosen = chosenIn(selection, group.slug);
  const choices = choicesOf(selection, groups);
  const label = labelOf(group);
  return group.categories.filter(
    ({ name }) => !chosen.includes(name) && goesWith(choices, { label, name }),
  );
}

/**
 * Returns a random selection (spec §4): one meal type, 0 to 2 categories of each other group, and when that makes fewer than two in
 * all, one more from a random other group that still has one to give. Within that rule the choices go together: the times add up,
 * the techniques suit the course, and a group gets one value where only one can hold.
 */
export function randomSelection(groups: readonly PreferenceGroup[], random: Random): Selection {
  const others = groups.filter((group) => group.slug !== mealTypeSlug);
  let selection: Selection = {};
  const addOne = (group: PreferenceGroup): void => {
    const category = pick(openCategories(group, selection, groups), random);
    if (category) selection = toggle(selection, group.slug, category.name);
  };
  groups.filter((group) => group.slug === mealTypeSlug).forEach(addOne);
  for (const group of shuffled(others, random)) {
    const room = mostOthers + 1 - countSelected(selection);
    const count = Math.min(countFor(group, random), room);
    for (let added = 0; added < count; added += 1) addOne(group);
  }
  if (countSelected(selection) < fewestInTotal) {
    const open = others.filter((group) => openCategories(group, selection, groups).length > 0);
    const group = pick(open, random);
    if (group) addOne(group);
  }
  return selection;
}
