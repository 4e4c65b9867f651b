import type Stripe from 'stripe';
import { eventTypes, moneyBackTypes } from '../../payments/handle-event.ts';
import { isProviderProblem, toProviderProblem } from '../../payments/provider-problem.ts';
import { receiveEvent } from '../../payments/receive-event.ts';
import type { Services } from '../../services.ts';

const daySeconds = 86_400;
/** A day longer than the provider retries by itself. */
const tryingSeconds = 4 * daySeconds;
/** The provider keeps events no longer than this. */
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
      // An endpoint that is not subscribed to these events, or is disabled, has no failed deliveries, so this list has no delivery filter.
      list({ types: [...moneyBackTypes], created: { gte: nowSeconds - keptSeconds } }),
    ]);
    const byId = new Map([...undelivered, ...moneyBack].map((event) => [event.id, event]));
    return [...byId.values()].sort((one, other) => one.created - other.created);
  } catch (error) {
    throw toProviderProblem(error);
  }
}

/**
 * Fetches and handles the events that the provider could not deliver in the last days. If a webhook is lost, this is the only way to see
 * refunds and disputes of purchases that were settled long ago. Those events are fetched regardless of their delivery status.
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
