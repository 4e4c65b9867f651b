import { mealTypeSlug, type PreferenceGroup } from '../../data/catalogue.ts';
import { chosenIn, countSelected, type Selection, toggle } from './selection.ts';

const mostPerGroup = 2;
const fewestInTotal = 2;

/** @returns a number from 0 up to, not including, 1 */
export type Random = () => number;

function pick<T>(from: readonly T[], random: Random): T | undefined {
  return from[Math.floor(random() * from.length)];
}

function openCategories(group: PreferenceGroup, selection: Selection) {
  const chosen = chosenIn(selection, group.slug);
  return group.categories.filter((category) => !chosen.includes(category.name));
}

function addOne(selection: Selection, group: PreferenceGroup, random: Random): Selection {
  const category = pick(openCategories(group, selection), random);
  return category ? toggle(selection, group.slug, category.name) : selection;
}

/**
 * Random (spec §4): one meal type, 0 to 2 categories of each other group, and where that makes fewer than two
 * in all, one more from a random other group that still has one to give.
 */
export function randomSelection(groups: readonly PreferenceGroup[], random: Random): Selection {
  const others = groups.filter((group) => group.slug !== mealTypeSlug);
  let selection: Selection = {};
  for (const group of groups) {
    const count = group.slug === mealTypeSlug ? 1 : Math.floor(random() * (mostPerGroup + 1));
    for (let added = 0; added < count; added += 1) selection = addOne(selection, group, random);
  }
  if (countSelected(selection) < fewestInTotal) {
    const open = others.filter((group) => openCategories(group, selection).length > 0);
    const group = pick(open, random);
    if (group) selection = addOne(selection, group, random);
  }
  return selection;
}
