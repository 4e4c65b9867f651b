import type { Remix } from '#contract/remix.ts';
import type { Constraints } from '#recipes/models/model.ts';
import type { StoredRemix } from './reserve.ts';

/** What is to be made; `remix` as it was asked for, where it is one. */
export type GenerationPlan = { constraints: Constraints; remix?: Remix };

/** What is kept of a remix with its result. */
export function storedRemixOf({ constraints, remix }: GenerationPlan): StoredRemix | undefined {
  if (!remix || !constraints.remix) return undefined;
  return { base: constraints.remix.base, remix, held: constraints.selections };
}
