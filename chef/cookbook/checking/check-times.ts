import type { CookbookDish, Segment } from '../dish.ts';
import type { Remark } from './check-facts.ts';

type Timer = Extract<Segment, { kind: 'timer' }>;

/** Upper limit for the sum of the timers: a tenth plus three minutes above the time in the front matter. */
const upTo = (minutes: number): number => minutes * 1.1 + 3;
/** Lower limit for the sum: half of that time, less five minutes, since cues also describe heating up and browning. */
const atLeast = (minutes: number): number => minutes * 0.5 - 5;

const sumOf = (timers: readonly Timer[], passes: Timer['passes']): number =>
  timers
    .filter((timer) => timer.passes === passes)
    .reduce((sum, { lowMinutes, highMinutes }) => sum + (lowMinutes + highMinutes) / 2, 0);

/** Checks whether prep, cook and wait time agree with the timers of the steps. */
export function checkTimes({
  steps,
  prepMinutes,
  cookMinutes,
  waitMinutes,
}: CookbookDish): Remark[] {
  const timers = steps.flatMap(({ segments }) =>
    segments.filter((segment): segment is Timer => segment.kind === 'timer'),
  );
  const [cooked, worked, waited] = (['cook', 'work', 'wait'] as const).map((passes) =>
    Math.round(sumOf(timers, passes)),
  ) as [number, number, number];
  const remarks: Remark[] = [];
  if (cooked > upTo(cookMinutes) || cooked < atLeast(cookMinutes)) {
    const message = `the timers that cook come to ${cooked} minutes, but “cook time” says ${cookMinutes}`;
    remarks.push({ message, key: 'cook time' });
  }
  if (worked > upTo(prepMinutes)) {
    const message = `the timers of work come to ${worked} minutes, but “prep time” says ${prepMinutes}`;
    remarks.push({ message, key: 'prep time' });
  }
  if (waited > upTo(waitMinutes) || waited < waitMinutes * 0.9 - 3) {
    const message = `the timers that wait come to ${waited} minutes, but “wait time” says ${waitMinutes}`;
    remarks.push({ message, key: 'wait time' });
  }
  return remarks;
}
