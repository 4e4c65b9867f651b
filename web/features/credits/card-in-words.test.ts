import { expect, test } from 'vitest';
import { brandName, cardName, expiryOf, isExpired } from './card-in-words.ts';

test('cardName prints the brand as it is on the card; an unknown brand is "Card"', () => {
  expect(cardName({ brand: 'amex', last4: '0005' })).toBe('American Express ending in 0005');
  expect(brandName('a-brand-of-tomorrow')).toBe('Card');
});

test('a card expires after the last day of its month', () => {
  const card = { expiresMonth: 2, expiresYear: 2027 };
  expect(expiryOf(card)).toBe('02/27');
  expect(isExpired(card, new Date(2027, 1, 28, 23, 59))).toBe(false);
  expect(isExpired(card, new Date(2027, 2, 1))).toBe(true);
  expect(isExpired({ expiresMonth: 12, expiresYear: 2026 }, new Date(2027, 0, 1))).toBe(true);
});
