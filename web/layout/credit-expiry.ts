/** Returns the sentence about credit expiry for the terms and the FAQ, from the same setting. */
export function creditExpirySentence(creditsExpireAfterMonths: number | null): string {
  return creditsExpireAfterMonths === null
    ? 'Credits never expire.'
    : `Credits expire after ${creditsExpireAfterMonths} months.`;
}
