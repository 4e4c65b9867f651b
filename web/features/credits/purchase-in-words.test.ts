import { expect, test } from 'vitest';
import { purchaseStatuses } from '#contract/payments.ts';
import { remarkOf, statusInWords, statusPath } from './purchase-in-words.ts';
import type { Purchase } from './read-purchases.ts';

const purchase = (more: Partial<Purchase>): Purchase => ({
  id: 'p1',
  credits: 25,
  amount_cents: 999,
  refunded_cents: 0,
  status: 'completed',
  failure_code: null,
  created_at: '2026-11-14T10:00:00Z',
  ...more,
});

test('every status has a distinct label', () => {
  const labels = purchaseStatuses.map((status) => statusInWords(status).label);
  expect(new Set(labels).size).toBe(purchaseStatuses.length);
});

test('only open purchases link to their status page', () => {
  const open = purchaseStatuses.filter((status) => statusPath({ id: 'p1', status }));
  expect(open).toEqual(['pending', 'processing']);
  expect(statusPath({ id: 'p1', status: 'pending' })).toBe('/payment/status?transaction_id=p1');
});

test('a failure and a partial refund get a remark', () => {
  expect(remarkOf(purchase({}))).toBeNull();
  expect(remarkOf(purchase({ refunded_cents: 200 }))).toBe('$2.00 refunded');
  expect(remarkOf(purchase({ status: 'refunded', refunded_cents: 999 }))).toBeNull();
  expect(remarkOf(purchase({ status: 'failed', failure_code: 'expired_card' }))).toBe(
    'The card has expired',
  );
  expect(remarkOf(purchase({ status: 'failed', failure_code: 'new_code' }))).toBe('Not charged');
  expect(remarkOf(purchase({ status: 'failed' }))).toBe('Not charged');
});
