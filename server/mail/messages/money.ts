import { countOf, longDateInUtc } from '#contract/in-words.ts';
/** "November 21, 2026" by UTC, because the reader's clock is not known. */
export function dayInWords(moment: Date): string {
  return longDateInUtc(moment);
}

/** "1 credit", "25 credits" */
export function creditsInWords(credits: number): string {
  return countOf(credits, 'credit');
}
