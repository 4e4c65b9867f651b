/** "45 min", "2 h 30 min": nobody counts an evening in minutes. */
export function printMinutes(minutes: number): string {
  if (minutes <= 90) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
