import { type ConstraintLabel, constraintLabels } from '#contract/constraint-labels.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { chosenIn, type Selection } from './selection.ts';

/** Labels whose choices keep something out of the dish. */
const neverLabels = [
  'Allergens',
  'Dietary Constraints',
  'Avoid',
] as const satisfies readonly ConstraintLabel[];

/**
 * The most important labels, in the order of the page. Time and servings are asked by most cooks: their sections are closed at first,
 * two rows that leave the first screen as it was.
 */
const firstLabels: readonly ConstraintLabel[] = [
  ...neverLabels,
  ...(['Course', 'Cuisine', 'Time Target', 'Servings'] as const),
];
const openLabels: readonly ConstraintLabel[] = ['Allergens', 'Dietary Constraints', 'Course'];

type Labelled = Pick<PreferenceGroup, 'constraintLabel'>;

const labelOf = ({ constraintLabel }: Labelled): ConstraintLabel | undefined =>
  constraintLabels.find((label) => label === constraintLabel);

/** Returns whether a choice of the group keeps something out of the dish. */
export const isNever = (group: Labelled): boolean =>
  neverLabels.some((label) => label === group.constraintLabel);

/** Sorts the groups into the sections of the phone layout. If no group has a known label, all groups are in `first`. */
export function sortIntoSections(groups: readonly PreferenceGroup[]) {
  const placeOf = (group: PreferenceGroup) => {
    const label = labelOf(group);
    return label ? firstLabels.indexOf(label) : -1;
  };
  const first = groups
    .filter((group) => placeOf(group) >= 0)
    .sort((one, other) => placeOf(one) - placeOf(other));
  const more = groups.filter((group) => placeOf(group) < 0);
  return first.length > 0 ? { first, more } : { first: more, more: [] };
}

/** Returns whether a section starts open: it asks what most cooks answer; an exclusion group only while no exclusion group has an answer. */
export function openAtFirst(
  group: PreferenceGroup,
  first: readonly PreferenceGroup[],
  selection: Selection,
): boolean {
  if (first[0]?.slug === group.slug && !isNever(group)) return true;
  const label = labelOf(group);
  if (label === undefined || !openLabels.includes(label)) return false;
  if (!isNever(group)) return true;
  // A selection in any exclusion group counts as an answer to all of them.
  return first.filter(isNever).every(({ slug }) => chosenIn(selection, slug).length === 0);
}
