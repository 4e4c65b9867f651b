import { countOf } from '#contract/in-words.ts';
/** "1 credit", "12 credits". */
export function creditsInWords(balance: number): string {
  return countOf(balance, 'credit');
}
