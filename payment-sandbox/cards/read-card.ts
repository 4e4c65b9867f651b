import { createHmac } from 'node:crypto';
import type { KeptCard } from './test-cards.ts';
import { behaviourOf } from './test-cards.ts';

export type CardFields = { number: string; expiry: string; cvc: string };
/** The problem of each invalid field, as a sentence for the buyer. */
export type CardProblems = Partial<Record<keyof CardFields, string>>;
export type CardReading = { ok: true; card: KeptCard } | { ok: false; problems: CardProblems };

const brands: { brand: string; beginsWith: RegExp; lengths: number[]; cvcLength: number }[] = [
  { brand: 'visa', beginsWith: /^4/, lengths: [13, 16, 19], cvcLength: 3 },
  {
    brand: 'mastercard',
    beginsWith: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    cvcLength: 3,
  },
  { brand: 'amex', beginsWith: /^3[47]/, lengths: [15], cvcLength: 4 },
  { brand: 'discover', beginsWith: /^(6011|65|64[4-9])/, lengths: [16, 19], cvcLength: 3 },
];
const unknownBrand = { brand: 'unknown', lengths: [12, 13, 14, 15, 16, 17, 18, 19], cvcLength: 3 };

/** Checks the Luhn check digit (ISO/IEC 7812-1), which detects each single wrong digit and most swapped neighbours. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function numberProblem(digits: string, lengths: number[]): string | undefined {
  if (digits === '') return 'Enter a card number.';
  if (!/^\d+$/.test(digits)) return 'A card number has only digits.';
  if (digits.length < Math.min(...lengths)) return 'Your card number is incomplete.';
  if (!lengths.includes(digits.length) || !passesLuhn(digits)) {
    return 'Your card number is invalid.';
  }
  return undefined;
}

/** Parses `12/34`, `12 / 2034` or `1234`. */
function readExpiry(text: string): { month: number; year: number } | undefined {
  const parts = /^\s*(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})\s*$/.exec(text);
  if (!parts) return undefined;
  const year = Number(parts[2]);
  return { month: Number(parts[1]), year: year < 100 ? 2000 + year : year };
}

function expiryProblem(text: string, now: Date): string | undefined {
  if (text.trim() === '') return 'Enter the expiration date.';
  const expiry = readExpiry(text);
  if (!expiry) return 'Your card’s expiration date is incomplete.';
  const { month, year } = expiry;
  if (month < 1 || month > 12) return 'Your card’s expiration month is invalid.';
  // A card is valid until the last day of its expiry month.
  const isPast = year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (isPast) return 'Your card’s expiration date is in the past.';
  if (year > now.getUTCFullYear() + 50) return 'Your card’s expiration year is invalid.';
  return undefined;
}

function cvcProblem(cvc: string, length: number): string | undefined {
  if (cvc === '') return 'Enter the security code.';
  if (!/^\d+$/.test(cvc) || cvc.length < length) return 'Your card’s security code is incomplete.';
  return cvc.length > length ? 'Your card’s security code is invalid.' : undefined;
}

/**
 * Validates the card fields typed on the card page. The result is safe to store: it has no card number, only the last four digits and a
 * keyed hash, the fingerprint, which is the same for the same card.
 */
export function readCard(fields: CardFields, fingerprintKey: string, now: Date): CardReading {
  const digits = fields.number.replace(/[\s-]/g, '');
  const cvc = fields.cvc.trim();
  const brand = brands.find(({ beginsWith }) => beginsWith.test(digits)) ?? unknownBrand;
  const number = numberProblem(digits, brand.lengths);
  const expiry = expiryProblem(fields.expiry, now);
  const code = cvcProblem(cvc, brand.cvcLength);
  if (number || expiry || code) {
    return {
      ok: false,
      problems: {
        ...(number && { number }),
        ...(expiry && { expiry }),
        ...(code && { cvc: code }),
      },
    };
  }
  const { month, year } = readExpiry(fields.expiry) ?? { month: 0, year: 0 };
  const fingerprint = createHmac('sha256', fingerprintKey).update(digits).digest('base64url');
  return {
    ok: true,
    card: {
      brand: brand.brand,
      last4: digits.slice(-4),
      month,
      year,
      fingerprint: fingerprint.slice(0, 16),
      behaviour: behaviourOf(digits),
    },
  };
}
