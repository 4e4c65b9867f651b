import type { CookbookDish, Segment } from '../dish.ts';
import type { Remark } from './check-facts.ts';

type Timer = Extract<Segment, { kind: 'timer' }>;

/** Timers may run over what the front matter says by this: a tenth, and three minutes. */
const upTo = (minutes: number): number => minutes * 1.1 + 3;
/** They have to explain at least half of it, since heating up and browning are told by cues as well. */
const atLeast = (minutes: number): number => minutes * 0.5 - 5;

const sumOf = (timers: readonly Timer[], passes: Timer['passes']): number =>
  timers
    .filter((timer) => timer.passes === passes)
    .reduce((sum, { lowMinutes, highMinutes }) => sum + (lowMinutes + highMinutes) / 2, 0);

/** Judges whether prep, cook and wait time agree with the timers of the steps. */
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
