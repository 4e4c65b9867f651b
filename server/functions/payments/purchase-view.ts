import type { PurchaseView } from '#contract/payments.ts';
import type { Purchase } from '../../payments/purchases.ts';

/** Returns a purchase as its buyer and admins may see it. */
export function viewPurchase(
  purchase: Purchase,
  { fresh }: Pick<PurchaseView, 'fresh'>,
): Omit<PurchaseView, 'balance'> {
  return {
    purchaseId: purchase.id,
    status: purchase.status,
    packId: purchase.pack,
    credits: purchase.credits,
    amountCents: purchase.amount_cents,
    refundedCents: purchase.refunded_cents,
    currency: purchase.currency,
    paymentId: purchase.checkout_session_id,
    failureCode: purchase.failure_code,
    createdAt: purchase.created_at.toISOString(),
    fresh,
  };
}
