import { parseInteger } from '../parse-integer.ts';

/** Spec §5: credit inputs parse as integers, non-numeric becomes 0, minimum 0. */
export function parseCredits(typed: string): number {
  return Math.max(0, parseInteger(typed));
}
