import { constraintLabels, type Selections } from '#contract/constraint-labels.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { chosenIn, type Selection } from './selection.ts';

/** Returns the selection by the labels that the prompt uses. Groups without a label are left out. */
export function selectionsByLabel(
  selection: Selection,
  groups: readonly PreferenceGroup[],
): Selections {
  const byLabel: Selections = {};
  for (const label of constraintLabels) {
    const names = groups
      .filter((group) => group.constraintLabel === label)
      .flatMap((group) => chosenIn(selection, group.slug));
    if (names.length > 0) byLabel[label] = names;
  }
  return byLabel;
}

/** Labels whose choices describe the dish. Allergens and avoided foods are private to the cook. */
const describing = [
  'Course',
  'Cuisine',
  'Style',
  'Dietary Constraints',
  'Spice Level',
  'Techniques',
] as const;

/**
 * Returns the public categories of a saved recipe, meal type first.
 * @param notFollowed selected names that the generated recipe did not follow
 */
export function publicCategories(
  selections: Selections,
  notFollowed: readonly string[] = [],
): string[] {
  const names = new Set(describing.flatMap((label) => selections[label] ?? []));
  return [...names].filter((name) => !notFollowed.includes(name));
}
