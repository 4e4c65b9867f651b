/** 999, "usd" → "$9.99": an amount as shown on pages and in emails. */
export function moneyInWords(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** 999 → "9.99": an amount for a URL or a form field. */
export function amountAsNumber(cents: number): string {
  return (cents / 100).toFixed(2);
}
