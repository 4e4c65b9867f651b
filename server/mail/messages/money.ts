/** "21 November 2026": the day by the clock of Greenwich, since we do not know the reader's. */
export function dayInWords(moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}

/** "1 credit", "25 credits" */
export function creditsInWords(credits: number): string {
  return credits === 1 ? '1 credit' : `${credits} credits`;
}
