import type Stripe from 'stripe';
import { eventTypes } from '../../payments/handle-event.ts';
import { isProviderProblem, toProviderProblem } from '../../payments/provider-problem.ts';
import { receiveEvent } from '../../payments/receive-event.ts';
import type { Services } from '../../services.ts';

/** A day longer than the provider goes on trying by itself. */
const sinceSeconds = 4 * 86_400;
const atMost = 1000;

async function listUndelivered({ payments, clock }: Services): Promise<Stripe.Event[]> {
  const stripe = await payments.stripe();
  const nowSeconds = Math.floor(clock().getTime() / 1000);
  try {
    const events = await stripe.events
      .list({
        types: [...eventTypes],
        delivery_success: false,
        created: { gte: nowSeconds - sinceSeconds },
        limit: 100,
      })
      .autoPagingToArray({ limit: atMost });
    return events.toReversed();
  } catch (error) {
    throw toProviderProblem(error);
  }
}

/**
 * Reads what the provider could not tell us in the last days. Refunds and disputes of purchases that were settled long ago are seen only so
 * where their webhooks got lost.
 */
export async function readUndeliveredEvents(services: Services): Promise<void> {
  if (services.payments.provider === 'none') return;
  for (const event of await listUndelivered(services)) {
    try {
      await receiveEvent(services, event);
    } catch (error) {
      services.log.error({ err: error, event: event.id }, 'an event could not be handled');
      if (isProviderProblem(error) && error.status === 503) return;
    }
  }
}
