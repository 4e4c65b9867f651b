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

/** Returns the kind of a ledger entry in words. An unknown kind (from a later version) is returned unchanged. */
export function kindInWords(kind: string): string {
  return words[kind] ?? kind;
}

/** Formats a delta as "+25" or "−1", with a true minus sign that is as wide as the plus. */
export function signed(delta: number): string {
  return delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`;
}
