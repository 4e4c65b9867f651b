import { parseInteger } from '../parse-integer.ts';

/** The range of the column's type, `int`. */
const [smallest, largest] = [-(2 ** 31), 2 ** 31 - 1];

/** Parses a sort order as an integer (spec §5), clamped to the column's range. A text without a number is 0, as for credits. */
export function parseSortOrder(typed: string): number {
  return Math.min(Math.max(parseInteger(typed), smallest), largest);
}
