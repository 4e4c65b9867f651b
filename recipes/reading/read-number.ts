const vulgar: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/** A number as a person writes it, for use in a larger pattern: "1", "1.5", "1,5", "1 1/2", "1½", "½", "1,200". */
export const numberPattern =
  '(?:\\d+(?:[.,]\\d+)*(?:\\s*[½¼¾⅓⅔⅕⅖⅗⅘⅙⅛⅜⅝⅞]|\\s+\\d\\s*[/⁄]\\s*\\d+)?|[½¼¾⅓⅔⅕⅖⅗⅘⅙⅛⅜⅝⅞])(?:\\s*[/⁄]\\s*\\d+)?';

/** Parses a number with a thousands or decimal separator: "1,200" and "1.200" are 1200, "1,5" is 1.5, "0.250" is 0.25. */
function plainNumber(text: string): number {
  const isGrouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(text);
  return Number(isGrouped ? text.replace(/[.,]/g, '') : text.replace(',', '.'));
}

/**
 * Parses a text that matches `numberPattern`.
 * @returns undefined when it is not a number
 */
export function numberOf(text: string): number | undefined {
  const fraction = /(?:^|\s)(\d+)\s*[/⁄]\s*(\d+)$/.exec(text);
  const sign = /[½¼¾⅓⅔⅕⅖⅗⅘⅙⅛⅜⅝⅞]/.exec(text)?.[0];
  const whole = text.replace(fraction?.[0] ?? sign ?? '', '').trim();
  const part = fraction
    ? Number(fraction[1]) / Number(fraction[2])
    : sign
      ? (vulgar[sign] ?? 0)
      : 0;
  const number = (whole === '' ? 0 : plainNumber(whole)) + part;
  return Number.isFinite(number) && (whole !== '' || part > 0) ? number : undefined;
}
