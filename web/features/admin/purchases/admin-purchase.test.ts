import { expect, test } from 'vitest';
import { adminPurchaseFrom } from './admin-purchase.ts';

const row = {
  id: 'p1',
  user_id: 'u1',
  pack: 'medium',
  credits: 25,
  amount_cents: 999,
  currency: 'usd',
  checkout_session_id: 'cs_1',
  status: 'completed',
  failure_code: null,
  refunded_cents: 0,
  shortfall_credits: 0,
  created_at: '2026-11-20T09:00:00Z',
  completed_at: '2026-11-20T09:01:00Z',
};
const buyer = { id: 'u1', full_name: 'Maya', email: 'maya@example.com', avatar_url: null };

test('a purchase has the name and email of its buyer', () => {
  expect(adminPurchaseFrom(row, buyer)).toMatchObject({
    buyerId: 'u1',
    buyerName: 'Maya',
    buyerEmail: 'maya@example.com',
    amountCents: 999,
    status: 'completed',
  });
});

test('labels a deleted account and a buyer without a readable profile', () => {
  const gone = adminPurchaseFrom({ ...row, user_id: null }, undefined);
  expect([gone.buyerName, gone.buyerEmail]).toEqual(['deleted account', null]);
  expect(adminPurchaseFrom(row, undefined).buyerName).toBe('Unknown name');
});

test('an unrecognized status becomes "unknown"', () => {
  expect(adminPurchaseFrom({ ...row, status: 'held' }, buyer).status).toBe('unknown');
});
