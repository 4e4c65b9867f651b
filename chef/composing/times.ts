import type { Requirements } from '#recipes/selections/requirements.ts';
import { type Printed, scheduleSteps } from './schedule.ts';
import type { Ordered } from './schedule-order.ts';
import { countWords, shapeSteps, stepWords } from './shape-steps.ts';
import type { Step } from './step.ts';
import { withMinutes } from './step-minutes.ts';

/** Minutes before the first heat, and from there to the table. */
export type Times = { prepTimeMinutes: number; cookTimeMinutes: number };

/** A method as it is printed: its steps in order, and the times that they add up to. */
export type Plan = Times & { steps: Step[] };

/** What a header may differ from the sum of its steps; the reader is told that it is within five. */
const headerToleranceMin = 3;

const sum = (steps: readonly Step[]) => steps.reduce((total, { minutes }) => total + minutes, 0);
const toFive = (minutes: number) => Math.round(minutes / 5) * 5;
const upToFive = (minutes: number) => Math.ceil(minutes / 5) * 5;

function keeps({ prepTimeMinutes, cookTimeMinutes }: Times, requirements: Requirements): boolean {
  const { maxTotalMinutes, maxCookMinutes, maxPrepMinutes } = requirements;
  return (
    prepTimeMinutes + cookTimeMinutes <= (maxTotalMinutes ?? Number.POSITIVE_INFINITY) &&
    cookTimeMinutes <= (maxCookMinutes ?? Number.POSITIVE_INFINITY) &&
    prepTimeMinutes <= (maxPrepMinutes ?? Number.POSITIVE_INFINITY)
  );
}

/** What the steps that are not beside another add up to: until the first heat, and from there to the end. */
function exactTimes(steps: readonly Printed[]): Times {
  const line = steps.filter(({ isBeside }) => !isBeside);
  const firstHeat = line.findIndex(({ kind }) => kind === 'cook');
  const beforeHeat = firstHeat < 0 ? line : line.slice(0, firstHeat);
  return {
    prepTimeMinutes: sum(beforeHeat),
    cookTimeMinutes: firstHeat < 0 ? 0 : sum(line.slice(firstHeat)),
  };
}

/** The first work at the board takes up what the round number allows more than it needs. */
function giveTime(steps: readonly Printed[], minutes: number): Printed[] {
  const board = steps.find(({ isElastic, isBeside }) => isElastic && !isBeside);
  if (!board || minutes === 0) return [...steps];
  return steps.map((step) =>
    step === board ? { ...step, ...withMinutes(step, step.minutes + minutes) } : step,
  );
}

/** Whole fives, and the steps that add up to them; undefined where they are too far apart. */
function inFives(
  steps: readonly Printed[],
  exact: Times,
): (Times & { steps: Printed[] }) | undefined {
  const isBoard = steps.some(({ isElastic, isBeside }) => isElastic && !isBeside);
  const { prepTimeMinutes: prep, cookTimeMinutes: cook } = exact;
  const rounded = {
    prepTimeMinutes: isBoard || prep < 3 ? upToFive(prep) : toFive(prep),
    cookTimeMinutes: cook > 0 && cook < 3 ? 5 : toFive(cook),
  };
  const given = isBoard ? rounded.prepTimeMinutes - prep : 0;
  const printed = giveTime(steps, given);
  const difference = rounded.prepTimeMinutes + rounded.cookTimeMinutes - (prep + cook + given);
  return Math.abs(difference) <= headerToleranceMin ? { ...rounded, steps: printed } : undefined;
}

/** What would be ready so long before the step beside which it goes on is for the end of that one. */
const longBeforeMin = 20;

/** What goes on beside another step says so; two in a row say it in different words. */
function told(
  { text, isBeside, start, minutes, on }: Printed,
  at: number,
  all: readonly Printed[],
): string {
  if (!isBeside) return text;
  const before = all[at - 1];
  const openings = all.slice(0, at).filter((one) => one.isBeside).length;
  const hasRoom = countWords(text) <= stepWords.most - 3;
  const isSecond = before?.isBeside === true && openings % 2 === 1 && hasRoom;
  const cooksOn = before?.on !== undefined && before.end > start;
  const host = all.slice(0, at).findLast((one) => !one.isBeside);
  const isLongBefore = on === 'hob' && (host?.end ?? 0) - start >= minutes + longBeforeMin;
  const usual = isLongBefore && hasRoom ? 'Meanwhile, towards the end' : 'Meanwhile';
  const opening = isSecond ? `While ${cooksOn ? 'that cooks' : 'you wait'}` : usual;
  return `${opening}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function planShaped(steps: readonly Ordered[], requirements: Requirements): Plan | undefined {
  const scheduled = scheduleSteps(steps);
  const exact = exactTimes(scheduled);
  if (!keeps(exact, requirements)) return undefined;
  const round = inFives(scheduled, exact);
  const isKept =
    round && keeps(round, requirements) && keeps(exactTimes(round.steps), requirements);
  const chosen = isKept ? round : { ...exact, steps: scheduled };
  return {
    ...chosen,
    steps: chosen.steps.map((step, at, all) => ({ ...step, text: told(step, at, all) })),
  };
}

/**
 * Plans a method: shapes its steps, schedules them, and says how long they take, in fives where the limits leave room.
 * @returns undefined when the limits are broken
 */
export function planMethod(steps: readonly Step[], requirements: Requirements): Plan | undefined {
  const parted = shapeSteps(steps);
  const plan = planShaped(parted, requirements);
  if (plan || parted.length === steps.length) return plan;
  return planShaped(shapeSteps(steps, false), requirements);
}
