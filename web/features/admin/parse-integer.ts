/**
 * Parses typed text as an integer (spec §5); text that is not a number becomes 0. A number input also accepts "1e3": that is 1000, and
 * not the 1 that `parseInt` alone would return.
 */
export function parseInteger(typed: string): number {
  const whole = Number(typed);
  return Math.trunc(Number.isNaN(whole) ? Number.parseInt(typed, 10) : whole) || 0;
}
