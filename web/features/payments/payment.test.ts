import { expect, test } from 'vitest';
import type { PurchaseView } from '#contract/payments.ts';
import { pageOfPayment, paymentOfPurchase, paymentOfQuery } from './payment.ts';
import { readPaymentQuery } from './payment-query.ts';
import { pollWaitMs } from './poll-wait.ts';

const purchase: PurchaseView = {
  purchaseId: '7f9c24e8-3b12-4fef-91e0-56a2d5a1b7c3',
  status: 'completed',
  packId: 'medium',
  credits: 25,
  amountCents: 999,
  refundedCents: 0,
  currency: 'usd',
  paymentId: 'cs_test_1',
  failureCode: null,
  createdAt: '2026-11-21T10:00:00Z',
  balance: 26,
  fresh: true,
};
const claimed = (query: string) => paymentOfQuery(readPaymentQuery(new URLSearchParams(query)));

test('a payment from the URL has no server data, and an invalid status is unknown', () => {
  expect(claimed('status=completed&amount=5')).toMatchObject({ status: 'completed', known: null });
  expect(claimed('status=paid')).toMatchObject({ status: 'unknown' });
  expect(claimed('status=constructor')).toMatchObject({ status: 'unknown' });
});

test('converts the amounts of a purchase from cents to dollars', () => {
  expect(paymentOfPurchase({ ...purchase, refundedCents: 5 })).toMatchObject({
    amount: '9.99',
    plan: 'medium',
    known: { credits: 25, balance: 26, refunded: '0.05' },
  });
  expect(paymentOfPurchase(purchase).known?.refunded).toBeNull();
});

test('each status leads to its page with the query that the page reads', () => {
  const page = (change: Partial<PurchaseView>) =>
    pageOfPayment(paymentOfPurchase({ ...purchase, ...change }));
  const id = purchase.purchaseId;
  expect(page({})).toBe(`/payment/success?transaction_id=${id}&amount=9.99&plan=medium`);
  expect(page({ status: 'failed', failureCode: 'expired_card' })).toBe(
    `/payment/failed?transaction_id=${id}&amount=9.99&error=expired_card`,
  );
  expect(page({ status: 'refunded' })).toBe(
    `/payment/status?transaction_id=${id}&payment_id=cs_test_1&status=refunded&amount=9.99`,
  );
  expect(pageOfPayment(claimed('status=failed'))).toBe('/payment/failed?error=other');
});

test('the poll interval grows up to 30 seconds', () => {
  const waits = [1, 2, 3, 4, 20].map(pollWaitMs);
  expect(waits).toEqual([2000, 3000, 4500, 6750, 30_000]);
});
