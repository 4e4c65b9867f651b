import { expect, test } from 'vitest';
import { type CreditEntry, entryInWords, signed } from './entry-in-words.ts';

const entry = (kind: string, more: Partial<CreditEntry> = {}): CreditEntry => ({
  id: 1,
  kind,
  delta: 1,
  reason: null,
  byAdmin: false,
  createdAt: '2026-11-14T10:00:00Z',
  recipeTitle: null,
  amountCents: null,
  ...more,
});
const wordsOf = (kind: string, more: Partial<CreditEntry> = {}) =>
  Object.values(entryInWords(entry(kind, more))).join(' / ');

test('every ledger kind has words', () => {
  expect(wordsOf('free')).toBe('Welcome / Free recipe generation');
  expect(wordsOf('purchase', { delta: 25, amountCents: 999 })).toBe('25 credits / Purchase, $9.99');
  expect(wordsOf('purchase', { delta: 10 })).toBe('10 credits / Purchase');
  expect(wordsOf('generation', { delta: -1, recipeTitle: 'Shakshuka' })).toBe(
    'Shakshuka / Recipe generation',
  );
  expect(wordsOf('generation', { delta: -1 })).toBe('Recipe generation / ');
  expect(wordsOf('refund', { delta: -25 })).toBe('Purchase refunded / Credits removed');
  expect(wordsOf('refund', { delta: -1, reason: 'Bought twice' })).toBe(
    'Purchase refunded / Credit removed: Bought twice',
  );
  expect(wordsOf('refund', { delta: 25 })).toBe(
    "Refund didn't go through / Credits returned to you",
  );
  expect(wordsOf('dispute', { delta: -25 })).toBe(
    'Payment disputed with your bank / Credits removed',
  );
  expect(wordsOf('dispute', { delta: 25 })).toBe('Dispute settled / Credits returned to you');
  expect(wordsOf('expiry', { delta: -1 })).toBe('Credit expired / Not used in time');
  expect(wordsOf('expiry', { delta: -4 })).toBe('Credits expired / Not used in time');
});

test('a refunded generation gives its reason in words, not as a code', () => {
  expect(wordsOf('generation_refund', { reason: 'cancelled' })).toBe(
    'Generation cancelled / Credit returned',
  );
  expect(wordsOf('generation_refund', { reason: 'check-failed' })).toBe(
    "Generation failed / Credit returned: the recipe didn't pass our checks",
  );
  expect(wordsOf('generation_refund', { reason: 'a-code-of-tomorrow' })).toBe(
    'Generation failed / Credit returned',
  );
  expect(wordsOf('generation_refund')).toBe('Generation failed / Credit returned');
});

test('an adjustment names the admin and the reason when they are known', () => {
  expect(wordsOf('adjustment', { delta: 5, byAdmin: true, reason: 'A present' })).toBe(
    'Credits added by an admin / A present',
  );
  expect(wordsOf('adjustment', { delta: -1, byAdmin: true })).toBe(
    'Credit removed by an admin / Adjustment',
  );
  expect(wordsOf('adjustment', { delta: -3 })).toBe('Credits removed / Adjustment');
});

test('an unknown kind still gets a line', () => {
  expect(wordsOf('gift', { reason: 'From a friend' })).toBe('Credits / From a friend');
});

test('signed prints the sign of an amount', () => {
  expect([signed(25), signed(-1)]).toEqual(['+25', '−1']);
});
