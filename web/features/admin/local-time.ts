/** "Nov 21, 2026, 1:07 PM", by the clock and the habits of whoever reads it. */
export function localTime(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
