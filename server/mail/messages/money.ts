import { countOf, longDateInUtc } from '#contract/in-words.ts';
/** Returns the date in UTC, such as "November 21, 2026". The reader's time zone is not known. */
export function dayInWords(moment: Date): string {
  return longDateInUtc(moment);
}

/** Returns "1 credit", "25 credits". */
export function creditsInWords(credits: number): string {
  return countOf(credits, 'credit');
}
