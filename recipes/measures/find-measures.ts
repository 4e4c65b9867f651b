import { extractMeasurements } from 'parse-ingredient';
import { textOptions } from './library-options.ts';
import { type Unit, unitOf } from './units.ts';

/** An amount with its unit and its position in a text. */
export type FoundMeasure = {
  amount: number;
  /** The upper end of a range. */
  amountHigh?: number;
  unit: Unit;
  start: number;
  end: number;
};

const spokenPattern =
  /\b(half a|a quarter of a|an?|one)\s+(cup|pint|quart|pound|ounce|gallon|litre|liter|kilo)\b/gi;
const spokenAmounts: Record<string, number> = { 'half a': 0.5, 'a quarter of a': 0.25 };
/** "200g", "200 g/7 oz": positions where the library needs a space, before the unit and after a slash. */
const closeUnit =
  /(?<=[a-z]\/)(?=[\d¼½¾⅓⅔])|(?<=\d)(?=(?:k?g|m?l|[cd]l|[cm]m|oz|lbs?|floz|tsps?|tbsps?|cups?|inch(?:es)?)\b)/gi;

/** Returns the text with the missing spaces, and a function that maps a position in it back to the original text. */
function withSpaces(text: string): { spaced: string; placeOf: (at: number) => number } {
  const gaps = [...text.matchAll(closeUnit)].map(({ index }) => index);
  if (gaps.length === 0) return { spaced: text, placeOf: (at) => at };
  const inserted = gaps.map((gap, count) => gap + count);
  return {
    spaced: text.replace(closeUnit, ' '),
    placeOf: (at) => at - inserted.filter((place) => place < at).length,
  };
}

/** "1,5 dl" is one and a half, but the library reads a comma as a thousands separator only. Positions in the text do not change. */
const withPoints = (text: string): string =>
  text.replace(/(?<![\d,.])(\d{1,3}),(\d{1,2})(?![\d,])/g, '$1.$2');

/** Returns every mass, volume and length in a text, in text order: "200 g", "1½ cups", "2–3 tbsp", "1 1/2-inch", "half a cup". */
export function findMeasures(text: string): FoundMeasure[] {
  const spoken = [...text.matchAll(spokenPattern)].flatMap((found): FoundMeasure[] => {
    const unit = unitOf(found[2] ?? '');
    const amount = spokenAmounts[(found[1] ?? '').toLowerCase()] ?? 1;
    return unit ? [{ amount, unit, start: found.index, end: found.index + found[0].length }] : [];
  });
  if (!/[\d¼½¾⅓⅔⅛⅜⅝⅞]/.test(text)) return spoken;
  const { spaced, placeOf } = withSpaces(withPoints(text));
  const written = extractMeasurements(spaced, textOptions).flatMap((found): FoundMeasure[] => {
    const unit = unitOf(found.unitOfMeasureID);
    if (!unit || found.quantity === 0) return [];
    const high = found.quantity2 === null ? {} : { amountHigh: found.quantity2 };
    const measure = { amount: found.quantity, ...high, unit };
    return [{ ...measure, start: placeOf(found.startIndex), end: placeOf(found.endIndex) }];
  });
  return [...written, ...spoken].sort((one, other) => one.start - other.start);
}
