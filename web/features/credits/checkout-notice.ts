import { checkoutRefused, type Notice, notices } from '#contract/notices.ts';
import type { PaymentsAnswer } from '../../data/credits/ask-payments.ts';

type Failed = Exclude<PaymentsAnswer<unknown>, { kind: 'answered' }>;

/**
 * Whether another click needs another key: the server said no for good. After a failure of its own, or none that arrived, it
 * may have opened the checkout all the same.
 */
export function isKeySpent(answer: PaymentsAnswer<unknown>): boolean {
  return answer.kind === 'refused' && answer.status < 500;
}

/** Whether the key belongs to a checkout that is over: a new one opens another, and the buyer need not know. */
export function isCheckoutOver(answer: PaymentsAnswer<unknown>): boolean {
  return answer.kind === 'refused' && answer.code === 'checkout_over';
}

/** Why no checkout opened → what the buyer reads. */
export function noticeOfCheckout(failed: Failed): Notice {
  if (failed.kind === 'unreachable') return notices.checkoutUnreachable;
  if (failed.code === 'payments_unavailable') return notices.checkoutUnavailable;
  if (failed.status === 401) return notices.creditsNeedLogin;
  if (failed.status < 500 && failed.message) return checkoutRefused(failed.message);
  return notices.checkoutFailed;
}

/** Why the provider's page for a card did not open → what the cook reads. */
export function noticeOfCardPage(failed: Failed): Notice {
  if (failed.kind === 'unreachable') return notices.cardPageUnreachable;
  if (failed.code === 'payments_unavailable') return notices.checkoutUnavailable;
  if (failed.status === 401) return notices.creditsNeedLogin;
  return notices.cardPageFailed;
}
