import type { PaymentMethod } from '#contract/payments.ts';

/** The provider's brand code → the brand name as printed on the card. */
const brands: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** Returns "Visa"; an unknown brand is "Card". */
export function brandName(brand: string): string {
  return brands[brand] ?? 'Card';
}

/** Returns "Visa ending in 4242": the screen reader text where the screen shows dots. */
export function cardName({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string {
  return `${brandName(brand)} ending in ${last4}`;
}

type Expiry = Pick<PaymentMethod, 'expiresMonth' | 'expiresYear'>;

/** "12/27" */
export function expiryOf({ expiresMonth, expiresYear }: Expiry): string {
  const two = (value: number) => String(value % 100).padStart(2, '0');
  return `${two(expiresMonth)}/${two(expiresYear)}`;
}

/** Returns whether a card has expired. A card is valid until the last day of its month. */
export function isExpired({ expiresMonth, expiresYear }: Expiry, now = new Date()): boolean {
  return new Date(expiresYear, expiresMonth, 1) <= now;
}
