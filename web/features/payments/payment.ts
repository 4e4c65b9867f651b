import { amountAsNumber } from '#contract/money.ts';
import { type PurchaseStatus, type PurchaseView, purchaseStatuses } from '#contract/payments.ts';
import type { PaymentQuery } from './payment-query.ts';

/** A payment as the payment pages show it. */
export type Payment = {
  status: PurchaseStatus | 'unknown';
  transactionId: string | null;
  paymentId: string | null;
  /** In dollars, as a decimal string: "9.99". */
  amount: string | null;
  plan: string | null;
  /** The failure code. */
  error: string | null;
  /** Data that only the server has; null if the server was not asked or has no such purchase. */
  known: { credits: number; balance: number; refunded: string | null; fresh: boolean } | null;
};

/** Returns the payment as the URL describes it, for when the server provides no data. */
export function paymentOfQuery({ status, ...said }: PaymentQuery): Payment {
  const known = purchaseStatuses.find((one) => one === status);
  return { ...said, status: known ?? 'unknown', known: null };
}

/** Returns the payment as the server describes it. */
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

/** Returns whether the payment is pending or processing, so that its status may still change. */
export const isOpen = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'pending' || status === 'processing';

const pages: Partial<Record<Payment['status'], string>> = {
  completed: '/payment/success',
  failed: '/payment/failed',
};

/** Returns the URL of the page for a payment, with the values that the page shows in the query. */
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
