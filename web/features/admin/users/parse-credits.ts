import { parseInteger } from '../parse-integer.ts';

/** Parses a credit input (spec §5): integer, non-numeric becomes 0, minimum 0. */
export function parseCredits(typed: string): number {
  return Math.max(0, parseInteger(typed));
}
