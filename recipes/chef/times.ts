import type { Requirements } from '../selections/requirements.ts';
import type { Step } from './archetype.ts';

/** Minutes at the board, and minutes from the first heat to the table. */
export type Times = { prepTimeMinutes: number; cookTimeMinutes: number };

const sum = (steps: readonly Step[]) => steps.reduce((total, { minutes }) => total + minutes, 0);
const upToFive = (minutes: number) => Math.ceil(minutes / 5) * 5;

/**
 * What the steps add up to: prep time is the hands' work before the first heat, cook time all that comes
 * after. What goes on alongside costs nothing unless it outlasts the rest.
 */
function timesOf(steps: readonly Step[]): Times {
  const firstHeat = steps.findIndex(({ kind }) => kind === 'cook');
  if (firstHeat < 0) return { prepTimeMinutes: sum(steps), cookTimeMinutes: 0 };
  const after = steps.slice(firstHeat);
  const inARow = sum(after.filter((step) => !step.alongside));
  const alongside = Math.max(
    0,
    ...after.filter((step) => step.alongside).map((step) => step.minutes),
  );
  return {
    prepTimeMinutes: sum(steps.slice(0, firstHeat)),
    cookTimeMinutes: Math.max(inARow, alongside),
  };
}

function keeps({ prepTimeMinutes, cookTimeMinutes }: Times, requirements: Requirements): boolean {
  const { maxTotalMinutes, maxCookMinutes, maxPrepMinutes, noCook } = requirements;
  return (
    prepTimeMinutes + cookTimeMinutes <= (maxTotalMinutes ?? Number.POSITIVE_INFINITY) &&
    cookTimeMinutes <= (noCook ? 0 : (maxCookMinutes ?? Number.POSITIVE_INFINITY)) &&
    prepTimeMinutes <= (maxPrepMinutes ?? Number.POSITIVE_INFINITY)
  );
}

/** The times as they are printed, in fives where the limits leave room; undefined when they are broken. */
export function printedTimes(
  steps: readonly Step[],
  requirements: Requirements,
): Times | undefined {
  const exact = timesOf(steps);
  const round = {
    prepTimeMinutes: upToFive(exact.prepTimeMinutes),
    cookTimeMinutes: upToFive(exact.cookTimeMinutes),
  };
  if (keeps(round, requirements)) return round;
  return keeps(exact, requirements) ? exact : undefined;
}
