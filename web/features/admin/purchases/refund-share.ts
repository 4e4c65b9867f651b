import type { LedgerEntry } from '../ledger/list-entries.ts';
import type { AdminPurchase } from './admin-purchase.ts';

type Sold = Pick<AdminPurchase, 'credits' | 'amountCents' | 'refundedCents' | 'shortfallCredits'>;
type Moved = Pick<LedgerEntry, 'kind' | 'delta'>;

/** What a refund of everything that is not refunded yet affects. */
export type RefundShare = {
  cents: number;
  /** The credits that the refund covers. */
  credits: number;
  /** Credits to take from the balance. */
  taken: number;
  /** Credits that are already spent: a balance never falls below zero, so they remain a shortfall. */
  shortfall: number;
};

function sumOf(entries: readonly Moved[], kinds: readonly string[]): number {
  const counted = entries.filter(({ kind }) => kinds.includes(kind));
  return counted.reduce((sum, { delta }) => sum + delta, 0);
}

/**
 * Predicts what private.settle_purchase does when the rest of the money is refunded: credits that earlier refunds and disputes
 * took or could not take, and expired credits, are not taken again.
 * @param entries the ledger entries of this purchase
 */
export function refundShareOf(sold: Sold, entries: readonly Moved[], balance: number): RefundShare {
  const assigned = sold.shortfallCredits - sumOf(entries, ['refund', 'dispute']);
  const expired = -sumOf(entries, ['expiry']);
  const credits = Math.max(0, sold.credits - expired - assigned);
  const taken = Math.min(credits, balance);
  return {
    cents: sold.amountCents - sold.refundedCents,
    credits,
    taken,
    shortfall: credits - taken,
  };
}
