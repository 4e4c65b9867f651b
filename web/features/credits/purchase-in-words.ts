import { moneyInWords } from '#contract/money.ts';
import { packCurrency } from '#contract/packs.ts';
import type { PurchaseStatus } from '#contract/payments.ts';
import { purchaseStatusStyles } from '../../ui/purchase-status-styles.ts';
import type { Purchase } from './read-purchases.ts';

/** Returns the badge of a purchase for its buyer, who can still pay a pending one. */
export function statusInWords(status: PurchaseStatus) {
  const look = purchaseStatusStyles[status];
  return status === 'pending' ? { ...look, label: 'Not paid yet' } : look;
}

const failures: Record<string, string> = {
  insufficient_funds: 'Insufficient funds',
  card_declined: 'Declined by the bank',
  expired_card: 'The card has expired',
  invalid_cvc: 'Wrong security code',
  incorrect_cvc: 'Wrong security code',
  processing_error: 'Processing error',
};

/** Returns a remark on a purchase; null when its badge says everything. */
export function remarkOf({ status, failure_code, refunded_cents }: Purchase): string | null {
  if (status === 'failed') return (failure_code && failures[failure_code]) || 'Not charged';
  if (status !== 'refunded' && refunded_cents > 0)
    return `${moneyInWords(refunded_cents, packCurrency)} refunded`;
  return null;
}

/** Returns the path where an open purchase can be viewed, and paid or closed; null for any other purchase. */
export function statusPath({ id, status }: Pick<Purchase, 'id' | 'status'>): string | null {
  return status === 'pending' || status === 'processing'
    ? `/payment/status?transaction_id=${id}`
    : null;
}
