import { expect, test } from 'vitest';
import { moneyInWords } from './money.ts';

test.each([
  [499, 'usd', '$4.99'],
  [0, 'usd', '$0.00'],
  [100_000, 'eur', '€1,000.00'],
])('formats %d cents in %s as %s', (cents, currency, written) => {
  expect(moneyInWords(cents, currency)).toBe(written);
});
