import { type PurchaseStatus, purchaseStatuses } from '#contract/payments.ts';
import type { Person } from '../people.ts';

export type PurchaseRow = {
  id: string;
  user_id: string | null;
  pack: string;
  credits: number;
  amount_cents: number;
  currency: string;
  checkout_session_id: string | null;
  status: string;
  failure_code: string | null;
  refunded_cents: number;
  shortfall_credits: number;
  created_at: string;
  completed_at: string | null;
};

/** A row of Purchases. Amounts in the smallest unit of the currency, times ISO 8601. */
export type AdminPurchase = {
  id: string;
  /** Null if the account was deleted. */
  buyerId: string | null;
  buyerName: string;
  buyerEmail: string | null;
  credits: number;
  amountCents: number;
  refundedCents: number;
  /** Credits that refunds and disputes could not take back because they were spent. */
  shortfallCredits: number;
  currency: string;
  status: PurchaseStatus | 'unknown';
  failureCode: string | null;
  /** The checkout session's id. */
  paymentId: string | null;
  createdAt: string;
  completedAt: string | null;
};

/** Maps a row and the buyer's profile, if there is one, to a purchase. */
export function adminPurchaseFrom(row: PurchaseRow, buyer: Person | undefined): AdminPurchase {
  const name = buyer?.full_name?.trim() || 'Unknown name';
  return {
    id: row.id,
    buyerId: row.user_id,
    buyerName: row.user_id === null ? 'deleted account' : name,
    buyerEmail: buyer?.email ?? null,
    credits: row.credits,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    shortfallCredits: row.shortfall_credits,
    currency: row.currency,
    status: purchaseStatuses.find((status) => status === row.status) ?? 'unknown',
    failureCode: row.failure_code,
    paymentId: row.checkout_session_id,
    createdAt: row.created_at,
    completedAt: row.completed_at,
  };
}
