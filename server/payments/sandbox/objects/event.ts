import type Stripe from 'stripe';
import { newId, unixSeconds } from '../ids.ts';

/** Stripe's version that stripe-node 23 speaks. */
const apiVersion = '2026-10-28.endive';

/** What happened to a thing, with the thing as it was then. */
export function newEvent(type: Stripe.Event.Type, object: object, now: Date): Stripe.Event {
  return {
    id: newId('evt_'),
    object: 'event',
    api_version: apiVersion,
    created: unixSeconds(now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  } as Stripe.Event;
}
