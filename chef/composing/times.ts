import type { Requirements } from '#recipes/selections/requirements.ts';
import { shapeSteps } from './shape-steps.ts';
import type { Step } from './step.ts';
import { withMinutes } from './step-minutes.ts';

/** A printed method: its steps in order, and the minutes that they add up to. It contains no cooking. */
export type Plan = { prepTimeMinutes: number; steps: Step[] };

/** Largest difference in minutes between a header and the sum of its steps. Recipes promise at most five. */
const headerToleranceMin = 3;

const sum = (steps: readonly Step[]) => steps.reduce((total, { minutes }) => total + minutes, 0);
const toFive = (minutes: number) => Math.round(minutes / 5) * 5;
const upToFive = (minutes: number) => Math.ceil(minutes / 5) * 5;

const keeps = (minutes: number, { maxTotalMinutes, maxPrepMinutes }: Requirements): boolean =>
  minutes <= Math.min(maxTotalMinutes ?? minutes, maxPrepMinutes ?? minutes);

/** Rounds the time to a multiple of five. The first step of board work takes up the extra minutes. */
function inFives(steps: readonly Step[], exact: number): Plan {
  const board = steps.find(({ isElastic }) => isElastic);
  if (!board)
    return { prepTimeMinutes: exact < 3 ? upToFive(exact) : toFive(exact), steps: [...steps] };
  const round = upToFive(exact);
  const given = withMinutes(board, board.minutes + round - exact);
  return { prepTimeMinutes: round, steps: steps.map((step) => (step === board ? given : step)) };
}

function planShaped(steps: readonly Step[], requirements: Requirements): Plan | undefined {
  const exact = sum(steps);
  if (!keeps(exact, requirements)) return undefined;
  const plan = inFives(steps, exact);
  const isKept =
    keeps(plan.prepTimeMinutes, requirements) &&
    Math.abs(plan.prepTimeMinutes - sum(plan.steps)) <= headerToleranceMin;
  return isKept ? plan : { prepTimeMinutes: exact, steps: [...steps] };
}

/**
 * Plans a method: shapes its steps and computes their time, as a multiple of five where the limits allow.
 * @returns undefined when the limits are broken
 */
export function planMethod(steps: readonly Step[], requirements: Requirements): Plan | undefined {
  const parted = shapeSteps(steps);
  const plan = planShaped(parted, requirements);
  if (plan || parted.length === steps.length) return plan;
  return planShaped(shapeSteps(steps, false), requirements);
}
