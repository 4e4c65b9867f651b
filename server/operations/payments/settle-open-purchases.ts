import { isProviderProblem } from '../../payments/provider-problem.ts';
import { listUnsettledPurchases, type Purchase } from '../../payments/purchases.ts';
import { settle } from '../../payments/settle.ts';
import type { Services } from '../../services.ts';

/** Younger purchases are left to the webhook and the status page, which settle them unless they fail. */
const olderThanSeconds = 120;
const atOnce = 50;

/** @returns false if the provider does not answer: the caller then stops for this run */
async function settleOne(services: Services, purchase: Purchase): Promise<boolean> {
  try {
    await settle(services, purchase);
    return true;
  } catch (error) {
    services.log.error({ err: error, purchase: purchase.id }, 'purchase settlement failed');
    return !(isProviderProblem(error) && error.status === 503);
  }
}

/**
 * Settles open purchases against the provider: this recovers lost webhooks, and refunds payments of accounts that were deleted.
 */
export async function settleOpenPurchases(services: Services): Promise<void> {
  if (services.payments.provider === 'none') return;
  const waiting = await listUnsettledPurchases(services.database, olderThanSeconds, atOnce);
  for (const purchase of waiting) if (!(await settleOne(services, purchase))) return;
}
