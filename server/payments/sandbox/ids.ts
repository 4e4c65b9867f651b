import { randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function randomText(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** An id as Stripe makes them: `re_` and 24 letters. A session's is longer, since its address is its key. */
export function newId(prefix: string): string {
  if (prefix === 'cs_test_') return `cs_test_a1${randomText(56)}`;
  return `${prefix}${randomText(24)}`;
}

/** The id of what is printed as an id or, where it was expanded, as the thing itself. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : value.id;
}

/** Seconds since 1970, as Stripe prints times. */
export function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
