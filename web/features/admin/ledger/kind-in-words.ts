const words: Record<string, string> = {
  free: 'Free credit for a new account',
  purchase: 'Purchase',
  generation: 'Recipe',
  generation_refund: 'Recipe failed or cancelled',
  adjustment: 'Adjustment',
  refund: 'Refund',
  dispute: 'Dispute',
  expiry: 'Expired',
};

/** What kind of entry it is. A kind that a later version writes stands as it is. */
export function kindInWords(kind: string): string {
  return words[kind] ?? kind;
}

/** "+25", "−1" with a true minus sign, as wide as the plus. */
export function signed(delta: number): string {
  return delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`;
}
