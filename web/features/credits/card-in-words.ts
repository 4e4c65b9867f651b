import type { PaymentMethod } from '#contract/payments.ts';

/** As the provider names them → as their cards do. */
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

/** "Visa"; a brand that we do not know is called a card. */
export function brandName(brand: string): string {
  return brands[brand] ?? 'Card';
}

/** "Visa ending in 4242": what is said aloud where dots are shown. */
export function cardName({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string {
  return `${brandName(brand)} ending in ${last4}`;
}

type Expiry = Pick<PaymentMethod, 'expiresMonth' | 'expiresYear'>;

/** "12/27" */
export function expiryOf({ expiresMonth, expiresYear }: Expiry): string {
  const two = (value: number) => String(value % 100).padStart(2, '0');
  return `${two(expiresMonth)}/${two(expiresYear)}`;
}

/** A card is good until the last day of its month. */
export function isExpired({ expiresMonth, expiresYear }: Expiry, now = new Date()): boolean {
  return new Date(expiresYear, expiresMonth, 1) <= now;
}
