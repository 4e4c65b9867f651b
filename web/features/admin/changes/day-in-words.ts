/** "Today", "Yesterday", else "November 19, 2026", by the calendar of whoever reads. */
export function dayInWords(day: Date, now: Date): string {
  const dateOf = (date: Date) => date.toLocaleDateString(undefined, { dateStyle: 'long' });
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const words = dateOf(day);
  if (words === dateOf(now)) return 'Today';
  return words === dateOf(yesterday) ? 'Yesterday' : words;
}
