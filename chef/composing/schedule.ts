import type { Ordered } from './schedule-order.ts';

/** Hob rings that a home kitchen has, and ovens. */
const places = { hob: 4, oven: 1 } as const;

/** A step with its place in time, in minutes from the beginning. */
type Scheduled = Ordered & { start: number; end: number };

const handsEnd = ({ start, minutes, handsMinutes }: Scheduled) => start + (handsMinutes ?? minutes);

const overlaps = (start: number, end: number, from: number, to: number) => start < to && from < end;

/** Whether hands and heat are free for a step that starts then. */
function isFree(step: Ordered, start: number, running: readonly Scheduled[]): boolean {
  const end = start + step.minutes;
  const hands = start + (step.handsMinutes ?? step.minutes);
  if (running.some((one) => overlaps(start, hands, one.start, handsEnd(one)))) return false;
  if (!step.on) return true;
  const there = running.filter(
    (one) => one.on === step.on && overlaps(start, end, one.start, one.end),
  );
  return there.length < places[step.on];
}

/** When a step can start first: what it waits for is over, and hands, ring or oven are free. */
function earliestStart(step: Ordered, running: readonly Scheduled[]): number {
  const waited = running.filter(({ id }) => step.after.includes(id)).map(({ end }) => end);
  const from = Math.max(0, ...waited);
  // Things get free only when something ends or hands leave it.
  const moments = running.flatMap((one) => [one.end, handsEnd(one)]).filter((at) => at > from);
  return (
    [from, ...moments.sort((one, other) => one - other)].find((at) => isFree(step, at, running)) ??
    from
  );
}

function placeInTime(steps: readonly Ordered[]): Scheduled[] {
  const placed: Scheduled[] = [];
  for (const step of steps) {
    const start = earliestStart(step, placed);
    placed.push({ ...step, start, end: start + step.minutes });
  }
  return placed;
}

/**
 * The steps that follow each other from the beginning to the end without a pause: the clock of the dish. All others run
 * beside one of them.
 */
function findMainLine(placed: readonly Scheduled[]): Set<Scheduled> {
  const line = new Set<Scheduled>();
  let next = placed.toSorted((one, other) => other.end - one.end)[0];
  while (next) {
    line.add(next);
    const before = placed.filter(
      (one) => one.end <= (next?.start ?? 0) && !line.has(one) && one.minutes > 0,
    );
    next = before.toSorted((one, other) => other.end - one.end || other.start - one.start)[0];
  }
  return line;
}

/** A printed step, and whether it goes on beside an earlier one. */
export type Printed = Scheduled & { isBeside: boolean };

/** What runs beside is told right after the step beside which it starts, and never between the halves of one. */
function inTellingOrder(placed: readonly Scheduled[]): Printed[] {
  const main = findMainLine(placed);
  const line = placed.filter((one) => main.has(one)).sort((one, other) => one.start - other.start);
  const hostOf = (step: Scheduled) =>
    line.findIndex(({ end, isBegun }) => end > step.start && !isBegun);
  const beside = placed
    .filter((one) => !main.has(one))
    .sort((one, other) => one.start - other.start);
  return line.flatMap((step, at) => [
    { ...step, isBeside: false },
    ...beside.filter((one) => hostOf(one) === at).map((one) => ({ ...one, isBeside: true })),
  ]);
}

/**
 * Plans the steps of a dish on two hands, four hob rings and one oven.
 * @returns the steps in the order in which a cook reads them; the minutes of those that are not beside add up to the time
 *   that the dish takes
 */
export function scheduleSteps(steps: readonly Ordered[]): Printed[] {
  return inTellingOrder(placeInTime(steps));
}
