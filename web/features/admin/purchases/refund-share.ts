import type { LedgerEntry } from '../ledger/list-entries.ts';
import type { AdminPurchase } from './admin-purchase.ts';

type Sold = Pick<AdminPurchase, 'credits' | 'amountCents' | 'refundedCents' | 'shortfallCredits'>;
type Moved = Pick<LedgerEntry, 'kind' | 'delta'>;

/** What a refund of everything that was not given back yet touches. */
export type RefundShare = {
  cents: number;
  /** The credits that belong to it. */
  credits: number;
  /** Taken from the balance. */
  taken: number;
  /** Spent already: no balance falls below zero, so they stay a shortfall. */
  shortfall: number;
};

function sumOf(entries: readonly Moved[], kinds: readonly string[]): number {
  const counted = entries.filter(({ kind }) => kinds.includes(kind));
  return counted.reduce((sum, { delta }) => sum + delta, 0);
}

/**
 * Foretells what private.settle_purchase does when all the rest of the money goes back: what earlier refunds and disputes
 * took, or could not take, and what has expired is not asked for again.
 * @param entries what the ledger says of this purchase
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
