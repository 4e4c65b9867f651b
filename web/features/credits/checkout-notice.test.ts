import { expect, test } from 'vitest';
import { notices } from '#contract/notices.ts';
import {
  isCheckoutOver,
  isKeySpent,
  noticeOfCardPage,
  noticeOfCheckout,
} from './checkout-notice.ts';

const refused = (status: number, code?: string, message?: string) =>
  ({ kind: 'refused', status, code, message }) as const;
const unreachable = { kind: 'unreachable' } as const;

test('a key is spent after a final refusal and kept when the outcome is unknown', () => {
  expect(isKeySpent(refused(422, 'idempotency_key_reused'))).toBe(true);
  expect(isKeySpent(refused(500))).toBe(false);
  expect(isKeySpent(refused(503, 'payment_provider_failed'))).toBe(false);
  expect(isKeySpent(unreachable)).toBe(false);
  expect(isKeySpent({ kind: 'answered', value: {} })).toBe(false);
  expect(isCheckoutOver(refused(409, 'checkout_over'))).toBe(true);
  expect(isCheckoutOver(unreachable)).toBe(false);
});

test('every failure maps to its notice', () => {
  expect(noticeOfCheckout(unreachable)).toBe(notices.checkoutUnreachable);
  expect(noticeOfCheckout(refused(503, 'payments_unavailable'))).toBe(notices.checkoutUnavailable);
  expect(noticeOfCheckout(refused(502, 'payment_provider_failed', 'No answer.'))).toBe(
    notices.checkoutFailed,
  );
  expect(noticeOfCheckout(refused(401, 'signed_out', 'Please log in.'))).toBe(
    notices.creditsNeedLogin,
  );
  expect(noticeOfCheckout(refused(429, 'too_many_checkouts', 'Please wait.'))).toEqual({
    ...notices.checkoutFailed,
    message: 'Please wait.',
  });
  expect(noticeOfCheckout(refused(404))).toBe(notices.checkoutFailed);
  expect(noticeOfCardPage(unreachable)).toBe(notices.cardPageUnreachable);
  expect(noticeOfCardPage(refused(500))).toBe(notices.cardPageFailed);
  expect(noticeOfCardPage(refused(503, 'payments_unavailable'))).toBe(notices.checkoutUnavailable);
});
