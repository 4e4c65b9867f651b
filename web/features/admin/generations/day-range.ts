/** Returns a day in the format of date inputs and URLs, "2026-11-21"; null for anything else. */
export function dayNamed(word: string | null): string | null {
  if (!word || !/^\d{4}-\d{2}-\d{2}$/.test(word)) return null;
  const day = new Date(`${word}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== word ? null : word;
}

/**
 * Returns the start of a day in the local time zone, ISO 8601.
 * @param after number of days to add
 */
export function beginningOf(day: string, after = 0): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const moment = new Date(0);
  moment.setFullYear(year, month - 1, date + after);
  moment.setHours(0, 0, 0, 0);
  return moment.toISOString();
}
