import type { Step } from './step.ts';

/** A step whose name and whose waiting are both said. */
export type Ordered = Step & {
  id: string;
  after: readonly string[];
  /** The first half of a step that was parted: its other half follows at once. */
  isBegun?: true;
};

/** The step that one waits for where it says nothing: the last before it that does not just go on alongside. */
const stepBefore = (before: readonly Ordered[]): string[] =>
  before
    .filter(({ alongside }) => !alongside)
    .slice(-1)
    .map(({ id }) => id);

/**
 * Gives every step a name, and says what each waits for. A step that waits for a name which this dish has not (its step was
 * left out) waits for the step before it instead; the last step, which serves, waits for all.
 */
export function orderSteps(steps: readonly Step[]): Ordered[] {
  const ordered: Ordered[] = [];
  for (const [at, step] of steps.entries()) {
    const known = new Set(ordered.map(({ id }) => id));
    const isLast = at === steps.length - 1;
    const said = step.alongside ? [] : step.after;
    const after = said?.every((id) => known.has(id)) ? said : stepBefore(ordered);
    ordered.push({
      ...step,
      id: step.id ?? `step ${at + 1}`,
      after: isLast ? [...known] : after,
      ...(step.alongside && { handsMinutes: 1 }),
    });
  }
  return ordered;
}
