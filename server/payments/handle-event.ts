import type Stripe from 'stripe';
import { type EventReference, findPurchaseOfEvent } from './find-purchase-of-event.ts';
import type { PaymentServices } from './payment-services.ts';
import { settle } from './settle.ts';

/** Refunds and disputes: they happen after a purchase is completed, when nothing polls it, so only these events report them. */
export const moneyBackTypes = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies Stripe.Event['type'][];

/** The event types that we want from the provider. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  ...moneyBackTypes,
] as const satisfies Stripe.Event['type'][];

type HandledEvent = Extract<Stripe.Event, { type: (typeof eventTypes)[number] }>;
export type EventOutcome = 'settled' | 'not ours' | 'not handled';

const idOf = (given: string | { id: string } | null): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null);

function isHandled(event: Stripe.Event): event is HandledEvent {
  return eventTypes.some((type) => type === event.type);
}

function referenceOf(event: HandledEvent): EventReference {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object;
      const { metadata, payment_intent } = session;
      const purchaseId = metadata?.purchase_id;
      return { purchaseId, session, paymentIntentId: idOf(payment_intent) };
    }
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { metadata, payment_intent } = event.data.object;
      return { purchaseId: metadata?.purchase_id, paymentIntentId: idOf(payment_intent) };
    }
    default:
      return event satisfies never;
  }
}

/**
 * Handles an event: it settles the purchase that the event names with the provider's current state. Events of other types and events of
 * payments that are not ours change nothing.
 * @throws what `settle` throws: then the provider has to send the event again
 */
export async function handleEvent(
  services: PaymentServices,
  event: Stripe.Event,
): Promise<EventOutcome> {
  if (!isHandled(event)) return 'not handled';
  const purchase = await findPurchaseOfEvent(services, referenceOf(event));
  if (!purchase) return 'not ours';
  await settle(services, purchase);
  return 'settled';
}
