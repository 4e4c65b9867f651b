import type Stripe from 'stripe';
import { idOf } from '../ids.ts';
import type { Body, Kind, Records } from '../records.ts';

export type DeliveryRow = {
  eventId: string;
  sentId: string;
  sessionId: string | null;
  type: string;
  attempts: number;
  isWaiting: boolean;
  dueAt: Date | null;
  deliveredAt: Date | null;
  lastStatus: number | null;
  lastError: string | null;
};

/** One payment as the operator's page shows it. */
export type PaymentView = {
  session: Stripe.Checkout.Session;
  title: string;
  payment: Stripe.PaymentIntent | undefined;
  charge: Stripe.Charge | undefined;
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
  deliveries: DeliveryRow[];
};

const shownSessions = 30;
const shownDeliveries = 400;

type Row = { object: Kind; body: Body<Kind> };

/** Reads the given payment intents with their charges, refunds and disputes. */
async function readParts(records: Records, paymentIds: string[]): Promise<Row[]> {
  const rows = await records.transaction<Row[]>`
    select object, body from private.sandbox_objects
    where id = any(${paymentIds})
      or (payment_intent = any(${paymentIds}) and object in ('charge', 'refund', 'dispute'))
    order by position`;
  return [...rows];
}

async function readDeliveries(records: Records): Promise<DeliveryRow[]> {
  const rows = await records.transaction<DeliveryRow[]>`
    select d.event_id as "eventId", d.sent_id as "sentId", d.session_id as "sessionId", o.body ->> 'type' as type,
      d.attempts, d.due_at is not null as "isWaiting", d.due_at as "dueAt",
      d.delivered_at as "deliveredAt", d.last_status as "lastStatus", d.last_error as "lastError"
    from private.sandbox_deliveries d join private.sandbox_objects o on o.id = d.event_id
    order by d.id desc limit ${shownDeliveries}`;
  return [...rows];
}

function ofPayment<K extends Kind>(rows: Row[], kind: K, paymentId: string | null): Body<K>[] {
  return rows
    .filter(({ object, body }) => {
      const belongs = body as { id: string; payment_intent?: unknown };
      return (
        object === kind &&
        paymentId !== null &&
        (belongs.id === paymentId || belongs.payment_intent === paymentId)
      );
    })
    .map(({ body }) => body as Body<K>);
}

/** Reads the newest payments with their charges, refunds, disputes and webhooks, and the webhooks that belong to no payment. */
export async function readPayments(
  records: Records,
): Promise<{ payments: PaymentView[]; otherDeliveries: DeliveryRow[] }> {
  const sessions = (await records.list('checkout.session', { limit: shownSessions })).slice(
    0,
    shownSessions,
  );
  const paymentIds = sessions.flatMap(({ body }) => idOf(body.payment_intent) ?? []);
  const rows = paymentIds.length > 0 ? await readParts(records, paymentIds) : [];
  const deliveries = await readDeliveries(records);
  const payments = sessions.map(({ body: session, hidden }) => {
    const paymentId = idOf(session.payment_intent);
    const [payment] = ofPayment(rows, 'payment_intent', paymentId);
    return {
      session,
      title: hidden.lineItems[0]?.description ?? 'Save a card',
      payment,
      charge: ofPayment(rows, 'charge', paymentId).find(
        ({ id }) => id === idOf(payment?.latest_charge),
      ),
      refunds: ofPayment(rows, 'refund', paymentId),
      disputes: ofPayment(rows, 'dispute', paymentId),
      deliveries: deliveries.filter(({ sessionId }) => sessionId === session.id),
    };
  });
  return { payments, otherDeliveries: deliveries.filter(({ sessionId }) => sessionId === null) };
}
