/** Returns the days to label on an axis: about five, evenly spaced, ending today. */
export function daysNamed(days: readonly { date: string }[]): string[] {
  const step = Math.ceil(days.length / 5);
  return days.flatMap(({ date }, place) => ((days.length - 1 - place) % step === 0 ? date : []));
}
