/** The product's only language. This file formats the numbers, plurals and dates of every page and email. */
const language = 'en-US';

type Moment = string | number | Date;

const print = (moment: Moment, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, options).format(new Date(moment));

/** 1234 → "1,234" */
export function numberInWords(count: number): string {
  return new Intl.NumberFormat(language).format(count);
}

/** The word that goes with a count: "recipe" for 1, "recipes" for every other number. */
export function wordFor(count: number, one: string, many = `${one}s`): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? one : many;
}

/** "1 recipe", "1,234 recipes" */
export function countOf(count: number, one: string, many?: string): string {
  return `${numberInWords(count)} ${wordFor(count, one, many)}`;
}

/** "Nov 14, 2026", in the reader's time zone. */
export function shortDate(moment: Moment): string {
  return print(moment, { dateStyle: 'medium' });
}

/** "November 14, 2026", in the reader's time zone. */
export function longDate(moment: Moment): string {
  return print(moment, { dateStyle: 'long' });
}

/** "November 14, 2026" in UTC: for emails, where the reader's time zone is unknown. */
export function longDateInUtc(moment: Moment): string {
  return print(moment, { dateStyle: 'long', timeZone: 'UTC' });
}

/** "November 2026" */
export function monthAndYear(moment: Moment): string {
  return print(moment, { month: 'long', year: 'numeric' });
}

/** "1:07 PM" */
export function timeOfDay(moment: Moment): string {
  return print(moment, { timeStyle: 'short' });
}

/** "1:07:09 PM" */
export function timeWithSeconds(moment: Moment): string {
  return print(moment, { timeStyle: 'medium' });
}

/** "Nov 14, 2026, 1:07 PM" */
export function dateAndTime(moment: Moment): string {
  return print(moment, { dateStyle: 'medium', timeStyle: 'short' });
}

/** "2026-11-21" → "Nov 21": a date without a time, independent of the time zone. */
export function dayAndMonth(day: string): string {
  return print(day, { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** "2026-11-21" → "Sat, Nov 21, 2026" */
export function dayWithWeekday(day: string): string {
  return print(day, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** Returns "today", "yesterday", or null for any other day. */
export function nearDay(moment: Moment, now: Date): 'today' | 'yesterday' | null {
  const day = new Date(moment).toDateString();
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (day === now.toDateString()) return 'today';
  return day === yesterday.toDateString() ? 'yesterday' : null;
}
