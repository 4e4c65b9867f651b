import { moneyInWords } from '#contract/money.ts';
import { packCurrency } from '#contract/packs.ts';
import type { PurchaseStatus } from '#contract/payments.ts';
import { purchaseLooks } from '../../ui/purchase-looks.ts';
import type { Purchase } from './read-purchases.ts';

/** How a purchase stands, as its badge says it to its buyer, who may still go and pay. */
export function statusInWords(status: PurchaseStatus) {
  const look = purchaseLooks[status];
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

/** What else is to be said of a purchase; null where its badge says it all. */
export function remarkOf({ status, failure_code, refunded_cents }: Purchase): string | null {
  if (status === 'failed') return (failure_code && failures[failure_code]) || 'Not charged';
  if (status !== 'refunded' && refunded_cents > 0)
    return `${moneyInWords(refunded_cents, packCurrency)} refunded`;
  return null;
}

/** Where a purchase that is still open can be looked at, and paid or closed. */
export function statusPath({ id, status }: Pick<Purchase, 'id' | 'status'>): string | null {
  return status === 'pending' || status === 'processing'
    ? `/payment/status?transaction_id=${id}`
    : null;
}
