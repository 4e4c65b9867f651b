import { isProviderProblem } from '../../payments/provider-problem.ts';
import { listUnsettledPurchases, type Purchase } from '../../payments/purchases.ts';
import { settle } from '../../payments/settle.ts';
import type { Services } from '../../services.ts';

/** Webhook and status page were there long before, unless they got lost. */
const olderThanSeconds = 120;
const atOnce = 50;

/** @returns false where the provider does not answer: then it need not be asked about the others now */
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
 * Compares the purchases that wait with the provider: what a lost webhook would have told, and the money that has to go back to accounts
 * that are gone.
 */
export async function settleOpenPurchases(services: Services): Promise<void> {
  if (services.payments.provider === 'none') return;
  const waiting = await listUnsettledPurchases(services.database, olderThanSeconds, atOnce);
  for (const purchase of waiting) if (!(await settleOne(services, purchase))) return;
}
