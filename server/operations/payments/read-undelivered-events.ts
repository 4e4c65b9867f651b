import type Stripe from 'stripe';
import { eventTypes, moneyBackTypes } from '../../payments/handle-event.ts';
import { isProviderProblem, toProviderProblem } from '../../payments/provider-problem.ts';
import { receiveEvent } from '../../payments/receive-event.ts';
import type { Services } from '../../services.ts';

const daySeconds = 86_400;
/** A day longer than the provider goes on trying by itself. */
const tryingSeconds = 4 * daySeconds;
/** No events are older than this. */
const keptSeconds = 30 * daySeconds;
const atMost = 1000;

async function listUndelivered({ payments, clock }: Services): Promise<Stripe.Event[]> {
  const stripe = await payments.stripe();
  const nowSeconds = Math.floor(clock().getTime() / 1000);
  const list = (wanted: Stripe.EventListParams) =>
    stripe.events.list({ ...wanted, limit: 100 }).autoPagingToArray({ limit: atMost });
  try {
    const [undelivered, moneyBack] = await Promise.all([
      list({
        types: [...eventTypes],
        delivery_success: false,
        created: { gte: nowSeconds - tryingSeconds },
      }),
      // An endpoint that was not told to send them, or was switched off, has failed to deliver none of them.
      list({ types: [...moneyBackTypes], created: { gte: nowSeconds - keptSeconds } }),
    ]);
    const byId = new Map([...undelivered, ...moneyBack].map((event) => [event.id, event]));
    return [...byId.values()].sort((one, other) => one.created - other.created);
  } catch (error) {
    throw toProviderProblem(error);
  }
}

/**
 * Reads what the provider could not tell us in the last days. Refunds and disputes of purchases that were settled long ago are seen only so
 * where their webhooks got lost: these are read however their delivery went.
 */
export async function readUndeliveredEvents(services: Services): Promise<void> {
  if (services.payments.provider === 'none') return;
  for (const event of await listUndelivered(services)) {
    try {
      await receiveEvent(services, event);
    } catch (error) {
      services.log.error({ err: error, event: event.id }, 'undelivered event failed');
      if (isProviderProblem(error) && error.status === 503) return;
    }
  }
}
