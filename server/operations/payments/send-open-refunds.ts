import { findPurchase } from '../../payments/purchases.ts';
import { listOpenRefundRequests, type RefundRequest, sendRefund } from '../../payments/refunds.ts';
import { settle } from '../../payments/settle.ts';
import type { Services } from '../../services.ts';

/** The admin's own request has ended by then. */
const olderThanSeconds = 120;

async function isStillOpen({ database }: Services, { id }: RefundRequest): Promise<boolean> {
  const open = await listOpenRefundRequests(database, olderThanSeconds);
  return open.some((request) => request.id === id);
}

async function sendAgain(services: Services, request: RefundRequest): Promise<void> {
  const purchase = await findPurchase(services.database, request.purchase_id);
  if (!purchase) return;
  // If only the response was lost, settling finds the refund and closes the request.
  await settle(services, purchase);
  if (!(await isStillOpen(services, request))) return;
  await sendRefund(services, request, purchase);
  await settle(services, purchase);
}

/** Sends the refunds that an admin requested and that the provider has not accepted yet. */
export async function sendOpenRefunds(services: Services): Promise<void> {
  if (services.payments.provider === 'none') return;
  for (const request of await listOpenRefundRequests(services.database, olderThanSeconds)) {
    await sendAgain(services, request).catch((error: unknown) => {
      services.log.error({ err: error, refundRequest: request.id }, 'refund failed');
    });
  }
}
