import { parseInteger } from '../parse-integer.ts';

/** What the column holds: an `int`. */
const [smallest, largest] = [-(2 ** 31), 2 ** 31 - 1];

/** Sort orders are parsed as integers (spec §5); what is no number is 0, as for credits. */
export function parseSortOrder(typed: string): number {
  return Math.min(Math.max(parseInteger(typed), smallest), largest);
}
