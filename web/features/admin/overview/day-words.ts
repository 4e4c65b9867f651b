// Days are dates without a clock: formatted as UTC, in which they were read, they stay what they are.
const short = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "2026-11-21" → "Nov 21" */
export const shortDay = (date: string) => short.format(new Date(date));

/** "2026-11-21" → "Sat, Nov 21, 2026" */
export const longDay = (date: string) => long.format(new Date(date));

/** The days that an axis names: evenly apart, about five of them, today the last. */
export function daysNamed(days: readonly { date: string }[]): string[] {
  const step = Math.ceil(days.length / 5);
  return days.flatMap(({ date }, place) => ((days.length - 1 - place) % step === 0 ? date : []));
}
