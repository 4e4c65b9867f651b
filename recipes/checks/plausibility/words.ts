/** Formats grams for a reader: "2.5 g", "140 g", "1.2 kg". */
export function readableAmount(grams: number): string {
  if (grams >= 1000) return `${Math.round(grams / 100) / 10} kg`;
  if (grams < 10) return `${Math.round(grams * 10) / 10} g`;
  return `${grams < 100 ? Math.round(grams) : Math.round(grams / 10) * 10} g`;
}

/** Formats minutes for a reader: "45 minutes", "1 hour 30 minutes", "26 hours". */
export function readableMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const inMinutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`;
  if (hours === 0) return inMinutes(whole);
  const inHours = `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return rest === 0 ? inHours : `${inHours} ${inMinutes(rest)}`;
}
