/** 999, "usd" → "$9.99": an amount as every page and letter writes it. */
export function moneyInWords(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** 999 → "9.99": an amount as an address or a form field carries it. */
export function amountAsNumber(cents: number): string {
  return (cents / 100).toFixed(2);
}
