import { type ConstraintLabel, constraintLabels } from '#contract/constraint-labels.ts';
import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { chosenIn, type Selection } from '../selection.ts';
import type { Choice } from './clashes.ts';

/** Returns the constraint label of a group; null when the label is missing or unknown. */
export const labelOf = ({ constraintLabel }: PreferenceGroup): ConstraintLabel | null =>
  constraintLabels.find((label) => label === constraintLabel) ?? null;

/** Returns a selection as a list of choices, which may clash. */
export const choicesOf = (selection: Selection, groups: readonly PreferenceGroup[]): Choice[] =>
  groups.flatMap((group) =>
    chosenIn(selection, group.slug).map((name) => ({ label: labelOf(group), name })),
  );
