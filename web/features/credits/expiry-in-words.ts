import { longDate, wordFor } from '#contract/in-words.ts';

/** A number of credits and when they expire; null: never. */
export type CreditLot = { credits: number | null; expires_at: string | null };

/** Returns a sentence about the credits that expire on the next expiry day; null when no credit ever expires. */
export function expiryInWords(lots: CreditLot[]): string | null {
  const expiring = lots
    .flatMap(({ credits, expires_at }) =>
      credits && expires_at ? [{ credits, at: expires_at, date: longDate(expires_at) }] : [],
    )
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const [first] = expiring;
  if (!first) return null;
  const next = expiring
    .filter(({ date }) => date === first.date)
    .reduce((sum, { credits }) => sum + credits, 0);
  const all = lots.reduce((sum, { credits }) => sum + (credits ?? 0), 0);
  if (all === 1) return `Your credit expires on ${first.date}`;
  if (next === all) return `Your ${all} credits expire on ${first.date}`;
  return `${next} of your credits ${wordFor(next, 'expires', 'expire')} on ${first.date}`;
}
