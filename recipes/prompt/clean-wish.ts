import { limits } from '#contract/limits.ts';

/** One line without anything that could pass for markup or an instruction block of ours. */
function onOneLine(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/[<>`#*_[\]{}|\\"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Free text as data: one line, bounded. */
export const cleanWish = (text: string): string =>
  onOneLine(text).slice(0, limits.questionMaxLength);

/** Somebody's text as data between quotes that it cannot close. Fractions stay as they are written: "½ tsp". */
export function quoteAsData(text: string, maxCharacters: number): string {
  const fractions = text.replace(/(\d)(?=[¼½¾⅓⅔⅛⅜⅝⅞])/g, '$1 ');
  return `"${onOneLine(fractions).replaceAll('⁄', '/').slice(0, maxCharacters).trim()}"`;
}
