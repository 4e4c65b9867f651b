import type { Records } from '../records.ts';
import { missing } from '../stripe-error.ts';

/** Schedules an event to be sent once more, with its original id. @throws SandboxError when there is no such event */
export async function sendAgain(records: Records, eventId: string): Promise<void> {
  const event = await records.find('event', eventId);
  if (!event) throw missing('event', eventId);
  const { transaction, now } = records;
  await transaction`
    insert into private.sandbox_deliveries (event_id, sent_id, session_id, due_at, created_at)
    values (${eventId}, ${eventId}, ${event.hidden.session}, ${now}, ${now})`;
}
