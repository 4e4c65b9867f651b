import type { ExpandedDish, ExpandedStep } from './expand-dish.ts';

/** A wait this long counts as preparation, even after the first heat: a night in the fridge is not cooking. */
const longWaitMinutes = 60;

/**
 * Returns how much of the waiting counts as preparation: waits before the first heat, and long waits. The rest counts as cooking:
 * meat that rests, a cake that cools in its tin.
 */
function waitToPrepare(steps: readonly ExpandedStep[], waitMinutes: number): number {
  const timers = steps.flatMap(({ step }) =>
    step.segments.flatMap((one) => (one.kind === 'timer' ? [one] : [])),
  );
  const heat = timers.findIndex(({ passes }) => passes === 'cook');
  const waits = timers
    .map(({ passes, highMinutes }, at) => ({
      passes,
      highMinutes,
      isBeforeHeat: at < heat || heat < 0,
    }))
    .filter(({ passes }) => passes === 'wait');
  const sum = (list: typeof waits) => list.reduce((all, { highMinutes }) => all + highMinutes, 0);
  const preparing = waits.filter(
    ({ isBeforeHeat, highMinutes }) => isBeforeHeat || highMinutes >= longWaitMinutes,
  );
  return waits.length === 0 ? 0 : Math.round((sum(preparing) / sum(waits)) * waitMinutes);
}

/** Returns the printed times of a recipe. Its waiting is divided between preparation and cooking. */
export function printedMinutes({ steps, prepMinutes, cookMinutes, waitMinutes }: ExpandedDish): {
  prepMinutes: number;
  cookMinutes: number;
} {
  const before = waitToPrepare(steps, waitMinutes);
  return { prepMinutes: prepMinutes + before, cookMinutes: cookMinutes + waitMinutes - before };
}
