import { type ConstraintLabel, constraintLabels } from '#contract/constraint-labels.ts';
import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { chosenIn, type Selection } from '../selection.ts';
import type { Choice } from './clashes.ts';

/** What a group stands for; null where it stands for nothing that we know. */
export const labelOf = ({ constraintLabel }: PreferenceGroup): ConstraintLabel | null =>
  constraintLabels.find((label) => label === constraintLabel) ?? null;

/** A selection as the choices that may clash. */
export const choicesOf = (selection: Selection, groups: readonly PreferenceGroup[]): Choice[] =>
  groups.flatMap((group) =>
    chosenIn(selection, group.slug).map((name) => ({ label: labelOf(group), name })),
  );
