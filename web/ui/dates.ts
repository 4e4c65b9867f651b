const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** "14 Nov 2026", by the clock of whoever reads it. */
export function shortDate(iso: string): string {
  return short.format(new Date(iso));
}

/** "14 November 2026" */
export function longDate(iso: string): string {
  return long.format(new Date(iso));
}
