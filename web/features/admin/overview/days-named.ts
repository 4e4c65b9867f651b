/** The days that an axis names: evenly apart, about five of them, today the last. */
export function daysNamed(days: readonly { date: string }[]): string[] {
  const step = Math.ceil(days.length / 5);
  return days.flatMap(({ date }, place) => ((days.length - 1 - place) % step === 0 ? date : []));
}
