import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import { mealTypeSlug, type PreferenceGroup } from '../../../data/catalogue.ts';
import { chosenIn, countSelected, type Selection, toggle } from '../selection.ts';
import { choicesOf, labelOf } from './choices.ts';
import { type Choice, goesWith } from './clashes.ts';

/** Of each group but the meal type, with or without a label (spec §4). */
const mostPerGroup = 2;
const fewestInTotal = 2;
/** With the meal type, a handful of choices: each further one leaves fewer possible dishes. */
const mostOthers = 6;

/** @returns a number from 0 up to, not including, 1 */
export type Random = () => number;

/**
 * The probabilities of drawing one, two … categories of a group, up to `mostPerGroup`. A group that can hold only one has one number:
 * a recipe has one number of servings and one cuisine. Diets, allergens and avoids are seldom drawn: only the cook knows what they
 * cannot eat.
 */
const chances: Record<ConstraintLabel, readonly number[]> = {
  ...{ Course: [], Cuisine: [0.7], Style: [0.45], Techniques: [0.4] },
  ...{ 'Time Target': [0.4], 'Prep Time': [0.15], 'Cook Time': [0.2] },
  ...{ Servings: [0.35], Difficulty: [0.3], 'Spice Level': [0.35], Plating: [0.2] },
  ...{ 'Prefer Using': [0.45, 0.2], 'Macronutrient Targets': [0.2] },
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

/** Returns how many categories of a group to draw. For a group without a known label, 0 to `mostPerGroup` are equally likely. */
function countFor(group: PreferenceGroup, random: Random): number {
  const roll = random();
  const label = labelOf(group);
  if (label === null) return Math.floor(roll * (mostPerGroup + 1));
  let atLeast = 1;
  const possible = chances[label].slice(0, mostPerGroup);
  for (const [index, chance] of [...possible.entries()].reverse()) {
    atLeast -= chance;
    if (roll >= atLeast) return index + 1;
  }
  return 0;
}

/** What the draws have to fit. */
type Around = { groups: readonly PreferenceGroup[]; kept: readonly Choice[] };

/** Returns the categories of a group that are not chosen yet and go together with the chosen and the kept ones. */
function openCategories(group: PreferenceGroup, selection: Selection, { groups, kept }: Around) {
  const chosen = chosenIn(selection, group.slug);
  const choices = [...kept, ...choicesOf(selection, groups)];
  const label = labelOf(group);
  return group.categories.filter(
    ({ name }) => !chosen.includes(name) && goesWith(choices, { label, name }),
  );
}

/**
 * Returns a random selection (spec §4): one meal type, 0 to 2 categories of each other group, and when that makes fewer than two in
 * all, one more from a random other group that still has one to give. Within that rule the choices go together: the times add up,
 * the techniques suit the course, and a group gets one value where only one can hold.
 * @param kept choices that apply to every recipe of the cook: the draw goes together with them, too, and does not contain them
 */
export function randomSelection(
  groups: readonly PreferenceGroup[],
  random: Random,
  kept: Selection = {},
): Selection {
  const around = { groups, kept: choicesOf(kept, groups) };
  const others = groups.filter((group) => group.slug !== mealTypeSlug);
  let selection: Selection = {};
  const addOne = (group: PreferenceGroup): void => {
    const category = pick(openCategories(group, selection, around), random);
    if (category) selection = toggle(selection, group.slug, category.name);
  };
  groups.filter((group) => group.slug === mealTypeSlug).forEach(addOne);
  for (const group of shuffled(others, random)) {
    const room = mostOthers + 1 - countSelected(selection);
    const count = Math.min(countFor(group, random), room);
    for (let added = 0; added < count; added += 1) addOne(group);
  }
  if (countSelected(selection) < fewestInTotal) {
    const open = others.filter((group) => openCategories(group, selection, around).length > 0);
    const group = pick(open, random);
    if (group) addOne(group);
  }
  return selection;
}
