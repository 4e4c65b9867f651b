import { randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function randomText(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** Returns a new id in Stripe's format: `re_` and 24 characters. A session id is longer, since its URL grants access to the card page. */
export function newId(prefix: string): string {
  if (prefix === 'cs_test_') return `cs_test_a1${randomText(56)}`;
  return `${prefix}${randomText(24)}`;
}

/** Returns the id of a reference, which is either an id or the expanded object. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : value.id;
}

/** Returns a Unix timestamp in seconds, Stripe's format for times. */
export function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
