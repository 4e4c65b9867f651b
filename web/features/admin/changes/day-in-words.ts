import { longDate, nearDay } from '#contract/in-words.ts';

const nearDays = { today: 'Today', yesterday: 'Yesterday' };

/** "Today", "Yesterday", else "November 19, 2026", by the calendar of whoever reads. */
export function dayInWords(day: Date, now: Date): string {
  const near = nearDay(day, now);
  return near ? nearDays[near] : longDate(day);
}
