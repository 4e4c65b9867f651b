import {
  CONSTRAINT_LABELS,
  type ConstraintLabel,
  type Selections,
} from '#contract/constraint-labels.ts';

/** One line of the prompt's constraints. */
export type LabelledConstraint = { label: ConstraintLabel; values: string[] };

/** A category's name as one harmless line: names come from a catalogue that people edit. */
function cleanName(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}

/** The chosen categories under their labels, in the order of the labels; empty labels are left out. */
export function labelConstraints(selections: Selections): LabelledConstraint[] {
  return CONSTRAINT_LABELS.flatMap((label) => {
    const values = [...new Set((selections[label] ?? []).map(cleanName))].filter(
      (name) => name !== '',
    );
    return values.length > 0 ? [{ label, values }] : [];
  });
}
