/** 999, "usd" → "$9.99": an amount as every page and letter writes it. */
export function moneyInWords(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
