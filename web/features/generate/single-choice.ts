import { constraintLabels } from '#contract/constraint-labels.ts';
import { keepsOne, oneOfSeveral } from '#recipes/selections/one-of-several.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';

type Labelled = Pick<PreferenceGroup, 'constraintLabel'>;

const labelOf = ({ constraintLabel }: Labelled) =>
  constraintLabels.find((label) => label === constraintLabel);

/** Whether a recipe keeps one choice of the group at most, though several may be chosen (spec §2). */
export function holdsOne(group: Labelled): boolean {
  const label = labelOf(group);
  return label !== undefined && keepsOne(label);
}

/** The one of several choices that the recipe keeps; undefined where there are not several, or all of them count. */
export function usedOf(group: Labelled, chosen: readonly string[]): string | undefined {
  const label = labelOf(group);
  return label && oneOfSeveral(label, chosen);
}
