import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { newEvent } from '../objects/event.ts';
import type { Records } from '../records.ts';
import { usualWebhooks, type WebhookMode } from './webhook-mode.ts';

type Sending = { sentId: string; waitMs: number | null };

const twiceAfterMs = 1000;
const inParallel = 3;

/** Returns the deliveries of an event, each with its delay. The delay is null when the event is never sent. */
function sendings({ way, seconds }: WebhookMode, eventId: string): Sending[] {
  const now = { sentId: eventId, waitMs: 0 };
  switch (way) {
    case 'at_once':
      return [now];
    case 'never':
      return [{ sentId: eventId, waitMs: null }];
    case 'later':
    case 'reversed':
      return [{ sentId: eventId, waitMs: seconds * 1000 }];
    case 'twice':
      return [now, { sentId: eventId, waitMs: twiceAfterMs }];
    case 'parallel':
      return Array.from({ length: inParallel }, () => now);
    case 'other_id':
      return [now, { sentId: newId('evt_'), waitMs: twiceAfterMs }];
  }
}

/** Inserts an event and its webhook deliveries, according to the webhook mode of the payment's session. */
export async function announce(
  records: Records,
  type: Stripe.Event.Type,
  object: object,
  sessionId: string | null,
): Promise<void> {
  const { transaction, now } = records;
  const event = newEvent(type, object, now);
  await records.insert('event', { body: event, hidden: { session: sessionId }, dueAt: null });
  const session = sessionId ? await records.find('checkout.session', sessionId) : undefined;
  const mode = session?.hidden.webhooks ?? usualWebhooks;
  for (const { sentId, waitMs } of sendings(mode, event.id)) {
    const dueAt = waitMs === null ? null : new Date(now.getTime() + waitMs);
    await transaction`
      insert into private.sandbox_deliveries (event_id, sent_id, session_id, youngest_first, due_at, created_at)
      values (${event.id}, ${sentId}, ${sessionId}, ${mode.way === 'reversed'}, ${dueAt}, ${now})`;
  }
}
