import { limits } from '#contract/limits.ts';

/**
 * Free text as data: one line, bounded, without anything that could pass for markup or an instruction block of ours.
 */
export function cleanWish(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/[<>`#*_[\]{}|\\"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, limits.questionMaxLength);
}
