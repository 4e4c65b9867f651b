import { z } from 'zod';

/** What the address of a result page claims. Anybody can write one: it is shown, and never believed. */
export type PaymentQuery = {
  status: string;
  transactionId: string | null;
  paymentId: string | null;
  /** A number of dollars, as it is written: "9.99". */
  amount: string | null;
  plan: string | null;
  error: string | null;
};

const idMaxLength = 200;
const planMaxLength = 60;

function idIn(query: URLSearchParams, name: string): string | null {
  const value = query.get(name)?.trim().slice(0, idMaxLength) ?? '';
  return /^[\w.:-]+$/.test(value) ? value : null;
}

const amountIn = (query: URLSearchParams): string | null =>
  /^\d{1,7}(\.\d{1,2})?$/.exec(query.get('amount')?.trim() ?? '')?.[0] ?? null;

/** Words and numbers alone: nothing that looks like a part of the page, or leads away from it. */
function planIn(query: URLSearchParams): string | null {
  const plan = query.get('plan')?.trim() ?? '';
  const isPlain = /^[\p{L}\p{M}\p{N}]+([ _-][\p{L}\p{M}\p{N}]+)*$/u.test(plan);
  return isPlain ? plan.slice(0, planMaxLength).trim() : null;
}

/** Reads what is well formed, and drops everything else. */
export function readPaymentQuery(query: URLSearchParams): PaymentQuery {
  return {
    status: query.get('status')?.trim().toLowerCase() ?? '',
    transactionId: idIn(query, 'transaction_id'),
    paymentId: idIn(query, 'payment_id'),
    amount: amountIn(query),
    plan: planIn(query),
    error: idIn(query, 'error'),
  };
}

/** The id of a purchase of ours, which the server can be asked about; null for any other system's transaction. */
export function purchaseIdIn({ transactionId }: PaymentQuery): string | null {
  return z.uuid().safeParse(transactionId).data?.toLowerCase() ?? null;
}
