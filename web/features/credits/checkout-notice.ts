import { checkoutRefused, type Notice, notices } from '#contract/notices.ts';
import type { PaymentsAnswer } from '../../data/credits/ask-payments.ts';

type Failed = Exclude<PaymentsAnswer<unknown>, { kind: 'answered' }>;

/**
 * Returns whether the next click needs a new key: only after the server refused for good (status below 500). After a server error,
 * or without an answer, the checkout may have been opened anyway.
 */
export function isKeySpent(answer: PaymentsAnswer<unknown>): boolean {
  return answer.kind === 'refused' && answer.status < 500;
}

/** Returns whether the key belongs to a checkout that is over. A new key opens another checkout, and the buyer need not know. */
export function isCheckoutOver(answer: PaymentsAnswer<unknown>): boolean {
  return answer.kind === 'refused' && answer.code === 'checkout_over';
}

/** Returns the notice for a checkout that did not open. */
export function noticeOfCheckout(failed: Failed): Notice {
  if (failed.kind === 'unreachable') return notices.checkoutUnreachable;
  if (failed.code === 'payments_unavailable') return notices.checkoutUnavailable;
  if (failed.status === 401) return notices.creditsNeedLogin;
  if (failed.status < 500 && failed.message) return checkoutRefused(failed.message);
  return notices.checkoutFailed;
}

/** Returns the notice for a provider's card page that did not open. */
export function noticeOfCardPage(failed: Failed): Notice {
  if (failed.kind === 'unreachable') return notices.cardPageUnreachable;
  if (failed.code === 'payments_unavailable') return notices.checkoutUnavailable;
  if (failed.status === 401) return notices.creditsNeedLogin;
  return notices.cardPageFailed;
}
