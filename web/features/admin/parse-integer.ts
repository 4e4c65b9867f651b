/**
 * What was typed as an integer (spec §5); what is no number is 0. A number field takes "1e3" too: that is 1000, and not the 1 that
 * parsing its first digits would save.
 */
export function parseInteger(typed: string): number {
  const whole = Number(typed);
  return Math.trunc(Number.isNaN(whole) ? Number.parseInt(typed, 10) : whole) || 0;
}
