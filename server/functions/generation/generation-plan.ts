import type { Remix } from '#contract/remix.ts';
import type { Constraints } from '#recipes/models/model.ts';
import type { StoredRemix } from './reserve.ts';

/** What is to be generated; `remix` as it was requested, if it is a remix. */
export type GenerationPlan = { constraints: Constraints; remix?: Remix };

/** Returns what is stored about a remix with its result. */
export function storedRemixOf({ constraints, remix }: GenerationPlan): StoredRemix | undefined {
  if (!remix || !constraints.remix) return undefined;
  return { base: constraints.remix.base, remix, held: constraints.selections };
}
