import { longDate, nearDay } from '#contract/in-words.ts';

const nearDays = { today: 'Today', yesterday: 'Yesterday' };

/** Returns "Today", "Yesterday" or a date such as "November 19, 2026", in the local time zone. */
export function dayInWords(day: Date, now: Date): string {
  const near = nearDay(day, now);
  return near ? nearDays[near] : longDate(day);
}
