import { constraintLabels } from '#contract/constraint-labels.ts';
import { keepsOne, oneOfSeveral } from '#recipes/selections/one-of-several.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';

type Labelled = Pick<PreferenceGroup, 'constraintLabel'>;

const labelOf = ({ constraintLabel }: Labelled) =>
  constraintLabels.find((label) => label === constraintLabel);

/** Returns whether a recipe uses at most one choice of the group even if several are selected (spec §2). */
export function holdsOne(group: Labelled): boolean {
  const label = labelOf(group);
  return label !== undefined && keepsOne(label);
}

/** Returns which of several choices the recipe uses; undefined if there are not several, or if all of them are used. */
export function usedOf(group: Labelled, chosen: readonly string[]): string | undefined {
  const label = labelOf(group);
  return label && oneOfSeveral(label, chosen);
}
