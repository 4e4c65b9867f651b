import {
  type ConstraintLabel,
  constraintLabels,
  type Selections,
} from '#contract/constraint-labels.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { chosenIn, type Selection } from './selection.ts';

/** The selection under the labels that the prompt uses; groups that feed none are left out. */
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

/** The labels under which something is chosen. */
export const labelsChosen = (
  selection: Selection,
  groups: readonly PreferenceGroup[],
): ReadonlySet<ConstraintLabel> =>
  new Set(constraintLabels.filter((label) => selectionsByLabel(selection, groups)[label]));

/** Labels whose choices describe the dish. What a cook avoids or may not eat is nobody else's business. */
const describing = [
  'Course',
  'Cuisine',
  'Style',
  'Dietary Constraints',
  'Spice Level',
  'Techniques',
] as const;

/**
 * The categories that a saved recipe carries in public, the meal type first.
 * @param notFollowed chosen names that do not describe the dish that came of it
 */
export function publicCategories(
  selections: Selections,
  notFollowed: readonly string[] = [],
): string[] {
  const names = new Set(describing.flatMap((label) => selections[label] ?? []));
  return [...names].filter((name) => !notFollowed.includes(name));
}
