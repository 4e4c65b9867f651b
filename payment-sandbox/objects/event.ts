import type Stripe from 'stripe';
import { newId, unixSeconds } from '../ids.ts';

/** The Stripe API version that stripe-node 23 uses. */
const apiVersion = '2026-10-28.endive';

/** Returns a new event with the object as it is now. */
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
