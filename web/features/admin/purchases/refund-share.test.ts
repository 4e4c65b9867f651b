import { expect, test } from 'vitest';
import { refundShareOf } from './refund-share.ts';

const sold = { credits: 25, amountCents: 999, refundedCents: 0, shortfallCredits: 0 };
const grant = { kind: 'purchase', delta: 25 };

test('takes the whole pack back if nothing was spent', () => {
  expect(refundShareOf(sold, [grant], 30)).toEqual({
    cents: 999,
    credits: 25,
    taken: 25,
    shortfall: 0,
  });
});

test('spent credits become a shortfall', () => {
  expect(refundShareOf(sold, [grant], 3)).toMatchObject({ credits: 25, taken: 3, shortfall: 22 });
});

test('after a partial refund only the rest is taken, without the earlier shortfall', () => {
  const part = { ...sold, refundedCents: 400, shortfallCredits: 4 };
  const entries = [grant, { kind: 'refund', delta: -6 }];
  expect(refundShareOf(part, entries, 30)).toEqual({
    cents: 599,
    credits: 15,
    taken: 15,
    shortfall: 0,
  });
});

test('a won dispute does not reduce what is taken back', () => {
  const entries = [grant, { kind: 'dispute', delta: -25 }, { kind: 'dispute', delta: 25 }];
  expect(refundShareOf(sold, entries, 25).taken).toBe(25);
});

test('expired credits are not taken back', () => {
  const entries = [grant, { kind: 'expiry', delta: -10 }];
  expect(refundShareOf(sold, entries, 40)).toMatchObject({ credits: 15, taken: 15 });
});
