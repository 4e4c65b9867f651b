/** What terms and FAQ say about expiry: one truth, from the setting. */
export function creditExpirySentence(creditsExpireAfterMonths: number | null): string {
  return creditsExpireAfterMonths === null
    ? 'Credits never expire.'
    : `Credits expire after ${creditsExpireAfterMonths} months.`;
}
