/** Returns "45 min" or "2 h 30 min". Hours are used above 90 minutes. */
export function printMinutes(minutes: number): string {
  if (minutes <= 90) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
