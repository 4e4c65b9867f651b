import { type PurchaseView, paymentStatusSchema } from '#contract/payments.ts';
import { sqlStateOf } from '../errors.ts';
import { expireSession } from '../payments/expire-session.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { isProviderProblem } from '../payments/provider-problem.ts';
import { findPurchase, type Purchase } from '../payments/purchases.ts';
import { settle } from '../payments/settle.ts';
import type { Services } from '../services.ts';
import { createCookHandler } from './payments/create-cook-handler.ts';
import { viewPurchase } from './payments/purchase-view.ts';
import { noPurchase } from './payments/refusals.ts';
import { readBalance } from './read-balance.ts';

const unsettled: readonly Purchase['status'][] = ['pending', 'processing'];

type Known = { purchase: Purchase; fresh: boolean };

/** Returns the current state at the payment provider, or the stored state when the provider does not answer or answers something impossible. */
async function askProvider(
  services: PaymentServices,
  purchase: Purchase,
  left: boolean,
): Promise<Known> {
  const { checkout_session_id: sessionId } = purchase;
  try {
    // The buyer came back without paying.
    if (left && sessionId) await expireSession(services, sessionId);
    return { purchase: await settle(services, purchase), fresh: true };
  } catch (error) {
    const isForeseen = isProviderProblem(error) || sqlStateOf(error) === 'STPAY';
    if (!isForeseen) throw error;
    services.log.warn(
      { err: error, purchase: purchase.id },
      'payment status refresh failed: the stored status was served',
    );
    return { purchase, fresh: false };
  }
}

/** Returns the status of a purchase, to its buyer only. */
export function paymentStatus(services: Services) {
  return createCookHandler(services, {
    name: 'payment-status',
    body: paymentStatusSchema,
    limit: { points: 240, seconds: 60 },
    async answer(payments, { id: cook }, { purchaseId, left = false }): Promise<PurchaseView> {
      const found = await findPurchase(payments.database, purchaseId);
      if (!found || found.user_id !== cook) throw noPurchase();
      const isSettled = !unsettled.includes(found.status);
      const { purchase, fresh } = isSettled
        ? { purchase: found, fresh: true }
        : await askProvider(payments, found, left);
      const balance = await readBalance(payments.database, cook);
      return { ...viewPurchase(purchase, { fresh }), balance };
    },
  });
}
