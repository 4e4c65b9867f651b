import type Stripe from 'stripe';
import type { Database } from '../database/database.ts';
import { toApiError } from '../http/problems.ts';
import { type EventOutcome, eventTypes, handleEvent } from './handle-event.ts';
import type { PaymentServices } from './payment-services.ts';

/** Records that an event was received. @returns false when it was processed before without failure */
async function beginEvent(database: Database, { id, type }: Stripe.Event): Promise<boolean> {
  const [row] = await database.asService(
    (transaction) => transaction<{ is_new: boolean }[]>`
      select private.begin_payment_event(${id}, ${type}) as is_new`,
  );
  return row?.is_new ?? true;
}

async function endEvent(database: Database, { id }: Stripe.Event, outcome: string): Promise<void> {
  await database.asService(
    (transaction) => transaction`select private.end_payment_event(${id}, ${outcome})`,
  );
}

/** Returns the counter of an event. Types that are not in `eventTypes` are counted as `other`, since the provider has hundreds of them. */
function countOf({ metrics }: PaymentServices, { type: told }: Stripe.Event) {
  const type = eventTypes.some((known) => known === told) ? told : 'other';
  return (outcome: string) => metrics.money.webhooks.inc({ type, outcome });
}

/**
 * Handles an event and records its outcome. An event that was processed before is skipped. This only saves work: handling it again is a
 * no-op.
 * @throws what `handleEvent` throws
 */
export async function receiveEvent(
  services: PaymentServices,
  event: Stripe.Event,
): Promise<EventOutcome | 'seen before'> {
  const { database } = services;
  const count = countOf(services, event);
  if (!(await beginEvent(database, event))) {
    count('seen before');
    return 'seen before';
  }
  try {
    const outcome = await handleEvent(services, event);
    await endEvent(database, event, outcome);
    count(outcome);
    return outcome;
  } catch (error) {
    count('failed');
    // Rethrow the first error even when recording fails; an event without an outcome is processed again in any case.
    await endEvent(database, event, `failed: ${toApiError(error).code}`).catch((cause) => {
      services.log.error({ err: cause, event: event.id }, 'webhook outcome not recorded');
    });
    throw error;
  }
}
