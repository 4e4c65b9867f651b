import { limits } from '#contract/limits.ts';

/** Returns the text on one line without characters that could be read as markup or as an instruction block of our prompt. */
function onOneLine(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/[<>`#*_[\]{}|\\"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cleans free text for use as data: one line, limited in length. */
export const cleanWish = (text: string): string =>
  onOneLine(text).slice(0, limits.questionMaxLength);

/** Quotes a user's text as data; the text cannot close the quotes. Fractions stay readable: "1½" becomes "1 1/2". */
export function quoteAsData(text: string, maxCharacters: number): string {
  const fractions = text.replace(/(\d)(?=[¼½¾⅓⅔⅛⅜⅝⅞])/g, '$1 ');
  return `"${onOneLine(fractions).replaceAll('⁄', '/').slice(0, maxCharacters).trim()}"`;
}
