import { amountAsNumber } from '#contract/money.ts';
import { type PurchaseStatus, type PurchaseView, purchaseStatuses } from '#contract/payments.ts';
import type { PaymentQuery } from './payment-query.ts';

/** A payment as its page shows it. */
export type Payment = {
  status: PurchaseStatus | 'unknown';
  transactionId: string | null;
  paymentId: string | null;
  /** In dollars, as a number is written: "9.99". */
  amount: string | null;
  plan: string | null;
  /** Why it failed. */
  error: string | null;
  /** What only the server can know; null where it was not asked, or knows of no such purchase. */
  known: { credits: number; balance: number; refunded: string | null; fresh: boolean } | null;
};

/** What the address says of it, for those whom the server cannot tell more. */
export function paymentOfQuery({ status, ...said }: PaymentQuery): Payment {
  const known = purchaseStatuses.find((one) => one === status);
  return { ...said, status: known ?? 'unknown', known: null };
}

/** What the server says of it, whatever the address claimed. */
export function paymentOfPurchase(purchase: PurchaseView): Payment {
  const { credits, balance, fresh, refundedCents } = purchase;
  return {
    status: purchase.status,
    transactionId: purchase.purchaseId,
    paymentId: purchase.paymentId,
    amount: amountAsNumber(purchase.amountCents),
    plan: purchase.packId,
    error: purchase.failureCode,
    known: {
      credits,
      balance,
      refunded: refundedCents > 0 ? amountAsNumber(refundedCents) : null,
      fresh,
    },
  };
}

/** Not decided yet: it may change by itself. */
export const isOpen = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'pending' || status === 'processing';

const pages: Partial<Record<Payment['status'], string>> = {
  completed: '/payment/success',
  failed: '/payment/failed',
};

/** The page that belongs to a payment, with what it shows in the address. */
export function pageOfPayment(payment: Payment): string {
  const { status, transactionId, paymentId, amount, plan, error } = payment;
  const page = pages[status];
  const said = {
    transaction_id: transactionId,
    ...(page ? {} : { payment_id: paymentId, status }),
    amount,
    plan: status === 'completed' ? plan : null,
    error: status === 'failed' ? (error ?? 'other') : null,
  };
  const query = new URLSearchParams(
    Object.entries(said).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return `${page ?? '/payment/status'}?${query}`;
}
