import { refundPurchaseSchema } from '#contract/payments.ts';
import { findPurchase } from '../payments/purchases.ts';
import { isRefundRefused, requestRefund, sendRefund } from '../payments/refunds.ts';
import { settle } from '../payments/settle.ts';
import type { Services } from '../services.ts';
import { createCookHandler } from './payments/create-cook-handler.ts';
import { viewPurchase } from './payments/purchase-view.ts';
import { noPurchase } from './payments/refusals.ts';

/** Refunds what a purchase cost, minus earlier refunds. The database allows this to admins only. */
export function refundPurchase(services: Services) {
  return createCookHandler(services, {
    name: 'refund-purchase',
    body: refundPurchaseSchema,
    limit: { points: 300, seconds: 3600 },
    async answer(payments, { id: admin }, { purchaseId, reason }) {
      const request = await requestRefund(payments.database, { admin, purchaseId, reason });
      const purchase = await findPurchase(payments.database, purchaseId);
      if (!purchase) throw noPurchase();
      await sendRefund(payments, request, purchase).catch(async (error: unknown) => {
        // Refunded already or disputed, and our records do not show it yet: settle, so that the next answer is correct.
        if (isRefundRefused(error)) await settle(payments, purchase);
        throw error;
      });
      return viewPurchase(await settle(payments, purchase), { fresh: true });
    },
  });
}
