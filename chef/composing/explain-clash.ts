import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import { listInWords } from '#contract/list-in-words.ts';
import type { Constraints } from '#recipes/models/model.ts';

/** Labels whose choices are kept or refused; other labels only guide. */
const hardLabels: readonly ConstraintLabel[] = [
  'Cook Time',
  'Prep Time',
  'Time Target',
  'Dietary Constraints',
  'Avoid',
  'Allergens',
  'Servings',
];
/** Maximum number of choices to test by removal; only the first ones are tested. */
const mostTried = 12;

type Choice = { label: ConstraintLabel; name: string };

const quoted = (choices: readonly Choice[]) => listInWords(choices.map(({ name }) => `“${name}”`));

function without(constraints: Constraints, { label, name }: Choice): Constraints {
  const { selections } = constraints;
  const left = (selections[label] ?? []).filter((one) => one !== name);
  return { ...constraints, selections: { ...selections, [label]: left } };
}

/** Returns the sentence that says which choices have to be changed. */
function sayWhich(choices: readonly Choice[], clashing: readonly Choice[], dish: string): string {
  if (clashing.length === 0) {
    return `${quoted(choices)} don't work together: we have no dish${dish} that fits them all. Please remove two or three.`;
  }
  if (choices.length === 1 && clashing.length === 1) {
    return `We have no dish${dish} that fits your choice: ${quoted(choices)}.`;
  }
  if (clashing.length === 1) {
    return `${quoted(clashing)} doesn't fit your other choices: we have no dish${dish} for all of them. Please remove it, or some of the others.`;
  }
  return `${quoted(clashing)} don't go together: we have no dish${dish} that fits them all. Please remove one.`;
}

/**
 * Explains why there is no dish for the constraints. Removes each hard choice in turn: a choice clashes when a dish exists without it.
 * @param isPossible returns whether a dish exists for other constraints
 */
export function explainClash(
  constraints: Constraints,
  isPossible: (constraints: Constraints) => boolean,
): string {
  const choices = hardLabels.flatMap((label) =>
    (constraints.selections[label] ?? []).map((name) => ({ label, name })),
  );
  const clashing = choices
    .slice(0, mostTried)
    .filter((choice) => isPossible(without(constraints, choice)));
  const [course] = constraints.selections.Course ?? [];
  const dish = course ? ` for “${course}”` : '';
  const said =
    choices.length === 0
      ? `We have no dish${dish} that fits what you wrote.`
      : sayWhich(choices, clashing, dish);
  return `${said} Nothing was made and no credit was used.`;
}
