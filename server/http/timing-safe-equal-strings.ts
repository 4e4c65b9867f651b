import { timingSafeEqual } from 'node:crypto';

/** Compares two hashes in a time that does not reveal how much of them matches. */
export function timingSafeEqualStrings(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
