const fractions: readonly (readonly [number, string])[] = [
  [0.25, '¼'],
  [0.33, '⅓'],
  [0.5, '½'],
  [0.67, '⅔'],
  [0.75, '¾'],
];

/** Prints a number as a cook writes it: 1.5 → "1½", 0.25 → "¼", 2 → "2". Other fractions keep one decimal. */
export function printNumber(value: number): string {
  const whole = Math.floor(value + 0.02);
  const rest = value - whole;
  if (Math.abs(rest) < 0.03) return String(whole);
  const fraction = fractions.find(([part]) => Math.abs(part - rest) < 0.03);
  if (fraction) return `${whole > 0 ? whole : ''}${fraction[1]}`;
  return String(Math.round(value * 10) / 10);
}

/** Counts that recipes write as words; "a" and "an" are one. */
export const wordNumbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};

const unicode: Record<string, number> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
  '⅕': 0.2,
  '⅖': 0.4,
};

/** Reads "1", "1.5", "1,5", "1/2", "1 1/2", "1½", "½"; returns undefined if the text is not a number. */
export function readNumber(text: string): number | undefined {
  const clean = text
    .trim()
    .replace(/⁄/g, '/')
    .replace(/(\d),(\d{1,2})(?!\d)/, '$1.$2');
  const found = /^(\d+(?:\.\d+)?)?\s*(?:(\d+)\s*\/\s*(\d+)|([¼½¾⅓⅔⅛⅜⅝⅞⅕⅖]))?$/.exec(clean);
  if (!found || clean === '') return undefined;
  const [, whole, top, bottom, sign] = found;
  if (top !== undefined && Number(bottom) === 0) return undefined;
  if (/^\d+\s*\/\s*\d+$/.test(clean)) {
    const [first = '', second = ''] = clean.split('/');
    return Number(first) / Number(second);
  }
  const part = top !== undefined ? Number(top) / Number(bottom) : sign ? (unicode[sign] ?? 0) : 0;
  return (whole ? Number(whole) : 0) + part;
}
