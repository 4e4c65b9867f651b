import type Stripe from 'stripe';
import type { Database } from '../database.ts';

export type Delivery = { id: string; eventId: string; attempts: number; event: Stripe.Event };

/** How long a claim lasts: longer than a webhook may take. Deliveries claimed by a process that died are sent again afterwards. */
const claimMs = 60_000;
const atOnce = 10;
/** The backoff after the first attempt, the second, and so on: like Stripe, up to three days in total. */
const waitsMs = [1, 5, 30, 120, 600, 3600, 4 * 3600, 12 * 3600, 24 * 3600, 30 * 3600].map(
  (seconds) => seconds * 1000,
);

/** Claims some of the due deliveries, so that no other process sends them at the same time. */
export async function claimDue(database: Database, now: Date): Promise<Delivery[]> {
  const until = new Date(now.getTime() + claimMs);
  const rows = await database.asService(
    (transaction) => transaction<(Delivery & { sentId: string })[]>`
      with due as (
        select id from private.sandbox_deliveries d
        where due_at <= ${now} and (claimed_until is null or claimed_until <= ${now})
          and not (youngest_first and exists (
            select from private.sandbox_deliveries younger
            where younger.session_id = d.session_id and younger.id > d.id and younger.due_at is not null))
        order by due_at, id limit ${atOnce} for update skip locked),
      claimed as (
        update private.sandbox_deliveries set claimed_until = ${until}, attempts = attempts + 1
        where id in (select id from due)
        returning id, event_id, sent_id, attempts)
      select claimed.id::text, claimed.event_id as "eventId", claimed.attempts, claimed.sent_id as "sentId", body as event
      from claimed join private.sandbox_objects o on o.id = claimed.event_id order by claimed.id`,
  );
  return rows.map(({ id, eventId, attempts, sentId, event }) => ({
    id,
    eventId,
    attempts,
    event: { ...event, id: sentId },
  }));
}

export type Outcome = { status: number | null; error: string | null };

/** Records the outcome of a delivery and when it is retried. */
export async function settleDelivery(
  database: Database,
  { id, eventId, attempts }: Delivery,
  { status, error }: Outcome,
  now: Date,
): Promise<void> {
  const arrived = status !== null && status >= 200 && status < 300;
  const waitMs = waitsMs[attempts - 1];
  const dueAt = arrived || waitMs === undefined ? null : new Date(now.getTime() + waitMs);
  await database.asService(async (transaction) => {
    // Lock the event row first: when two deliveries of one event end at once, the second one counts after the first has committed.
    await transaction`select from private.sandbox_objects where id = ${eventId} for update`;
    await transaction`
      update private.sandbox_deliveries set claimed_until = null, due_at = ${dueAt},
        last_status = ${status}, last_error = ${error}, delivered_at = ${arrived ? now : null}
      where id = ${id}`;
    await transaction`
      update private.sandbox_objects set body = jsonb_set(body, '{pending_webhooks}', (
        select to_jsonb(count(*)) from private.sandbox_deliveries where event_id = ${eventId} and due_at is not null))
      where id = ${eventId}`;
  });
}

/** Returns when the next delivery or the next transition of an object is due. Null when there is none. */
export async function nextDueAt(database: Database): Promise<Date | null> {
  const [row] = await database.asService(
    (transaction) => transaction<{ at: Date | null }[]>`
      select least(
        (select min(greatest(due_at, claimed_until)) from private.sandbox_deliveries where due_at is not null),
        (select min(due_at) from private.sandbox_objects where due_at is not null)) as at`,
  );
  return row?.at ?? null;
}
