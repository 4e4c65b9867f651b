import { z } from 'zod';

/** What the URL of a result page claims. Anyone can forge it, so it is only displayed and never trusted. */
export type PaymentQuery = {
  status: string;
  transactionId: string | null;
  paymentId: string | null;
  /** In dollars, as a decimal string: "9.99". */
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

/** Returns the plan if it has only words and numbers: no markup, and nothing that looks like a URL or a phone number. */
function planIn(query: URLSearchParams): string | null {
  const plan = query.get('plan')?.trim() ?? '';
  const isPlain = /^[\p{L}\p{M}\p{N}]+([ _-][\p{L}\p{M}\p{N}]+)*$/u.test(plan);
  return isPlain ? plan.slice(0, planMaxLength).trim() : null;
}

/** Reads the well-formed values of the query and drops all others. */
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

/** Returns the id of our purchase, which the server can look up; null for a transaction id of another system. */
export function purchaseIdIn({ transactionId }: PaymentQuery): string | null {
  return z.uuid().safeParse(transactionId).data?.toLowerCase() ?? null;
}
