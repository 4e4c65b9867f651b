const part =
  /(\d+(?:[.,]\d+)?)\s*(?:[-–]\s*(\d+(?:[.,]\d+)?)\s*)?(h(?:ou)?rs?|h|min(?:ute)?s?|m)\b/gi;
const maxMinutes = 7 * 24 * 60;

/**
 * Returns the sum of the times in a text, in whole minutes, at most a week: "1 hour 15 minutes" → 75, "20–25 min" → 25.
 * @returns undefined when the text names no time
 */
export function readMinutes(text: string): number | undefined {
  let minutes: number | undefined;
  for (const [, low = '', high, unit = ''] of text.matchAll(part)) {
    const amount = Number((high ?? low).replace(',', '.'));
    minutes = (minutes ?? 0) + (unit.toLowerCase().startsWith('h') ? amount * 60 : amount);
  }
  return minutes === undefined ? undefined : Math.min(Math.round(minutes), maxMinutes);
}
