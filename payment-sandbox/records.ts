import type Stripe from 'stripe';
import type { CardBehaviour } from './cards/test-cards.ts';
import type { Transaction } from './database.ts';
import type { WebhookMode } from './events/webhook-mode.ts';

/** The objects of Stripe's API by their `object` field. References are stored as ids and expanded only in a response. */
type Bodies = {
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  setup_intent: Stripe.SetupIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  payment_method: Stripe.PaymentMethod;
  event: Stripe.Event;
};

export type Kind = keyof Bodies;
export type Body<K extends Kind> = Bodies[K];

/** Internal state of each object that Stripe's API does not return. */
type Hidden = {
  'checkout.session': {
    lineItems: Stripe.LineItem[];
    /** The description of each item; a Stripe line item has no field for it. */
    about: (string | null)[];
    webhooks: WebhookMode;
    /** Fields of the payment intent, which is created when the customer pays. */
    intent: Partial<Pick<Stripe.PaymentIntent, 'metadata' | 'description' | 'receipt_email'>> & {
      setup_future_usage?: string;
    };
  };
  payment_intent: { session: string; debit?: 'succeeded' | 'failed'; saveCard?: boolean };
  setup_intent: { session: string };
  charge: { session: string };
  refund: { session: string; later?: 'succeeded' | 'failed' };
  dispute: { session: string };
  customer: Record<string, never>;
  payment_method: { behaviour: CardBehaviour };
  event: { session: string | null };
};

export type Kept<K extends Kind> = {
  body: Bodies[K];
  hidden: Hidden[K];
  /** When its next automatic transition is due, for example the expiry of a session; null for none. */
  dueAt: Date | null;
};

export type ListFilter = {
  customer?: string | undefined;
  paymentIntent?: string | undefined;
  charge?: string | undefined;
  types?: string[] | undefined;
  delivered?: boolean | undefined;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined;
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
  limit: number;
};

const json = (value: unknown): string => JSON.stringify(value);

/** Reads and writes the sandbox's stored objects within one transaction, at one point in time. */
export class Records {
  readonly transaction: Transaction;
  readonly now: Date;

  constructor(transaction: Transaction, now: Date) {
    this.transaction = transaction;
    this.now = now;
  }

  async find<K extends Kind>(kind: K, id: string): Promise<Kept<K> | undefined> {
    const [row] = await this.transaction<Kept<K>[]>`
      select body, hidden, due_at as "dueAt" from private.sandbox_objects
      where id = ${id} and object = ${kind}`;
    return row;
  }

  /** Returns an object with a row lock, held until the transaction ends: concurrent changes of the same object wait. */
  async lock<K extends Kind>(kind: K, id: string): Promise<Kept<K> | undefined> {
    const [row] = await this.transaction<Kept<K>[]>`
      select body, hidden, due_at as "dueAt" from private.sandbox_objects
      where id = ${id} and object = ${kind} for update`;
    return row;
  }

  /** Returns an object that must exist, locked. @throws Error when it does not: a reference inside the sandbox is broken */
  async need<K extends Kind>(kind: K, id: string | null): Promise<Kept<K>> {
    const kept = id === null ? undefined : await this.lock(kind, id);
    if (!kept) throw new Error(`The sandbox has lost its ${kind} ${id}.`);
    return kept;
  }

  async insert<K extends Kind>(kind: K, kept: Kept<K>): Promise<void> {
    const { body, hidden, dueAt } = kept;
    const { customer, paymentIntent } = referencesOf(body);
    await this.transaction`
      insert into private.sandbox_objects (id, object, customer, payment_intent, body, hidden, due_at, created_at)
      values (${body.id}, ${kind}, ${customer}, ${paymentIntent}, ${json(body)}::text::jsonb,
        ${json(hidden)}::text::jsonb, ${dueAt}, ${this.now})`;
  }

  async save<K extends Kind>({ body, hidden, dueAt }: Kept<K>): Promise<void> {
    const { customer, paymentIntent } = referencesOf(body);
    await this.transaction`
      update private.sandbox_objects
      set body = ${json(body)}::text::jsonb, hidden = ${json(hidden)}::text::jsonb, due_at = ${dueAt},
        customer = ${customer}, payment_intent = ${paymentIntent}
      where id = ${body.id}`;
  }

  /** Lists objects, the newest first, or the oldest first with `endingBefore`. @returns `limit + 1` objects if there are more than `limit` */
  async list<K extends Kind>(kind: K, filter: ListFilter): Promise<Kept<K>[]> {
    const { transaction: sql } = this;
    const { customer, paymentIntent, charge, types, delivered, created = {} } = filter;
    const { startingAfter, endingBefore, limit } = filter;
    const position = (id: string) =>
      sql`(select position from private.sandbox_objects where id = ${id})`;
    const rows = await sql<Kept<K>[]>`
      select body, hidden, due_at as "dueAt" from private.sandbox_objects o
      where object = ${kind}
        ${customer === undefined ? sql`` : sql`and customer = ${customer}`}
        ${paymentIntent === undefined ? sql`` : sql`and payment_intent = ${paymentIntent}`}
        ${charge === undefined ? sql`` : sql`and body ->> 'charge' = ${charge}`}
        ${types === undefined ? sql`` : sql`and body ->> 'type' = any(${types})`}
        ${
          delivered === undefined
            ? sql``
            : sql`and ${delivered} = exists (
          select from private.sandbox_deliveries d where d.event_id = o.id and d.delivered_at is not null)`
        }
        ${created.gt === undefined ? sql`` : sql`and (body ->> 'created')::bigint > ${created.gt}`}
        ${created.gte === undefined ? sql`` : sql`and (body ->> 'created')::bigint >= ${created.gte}`}
        ${created.lt === undefined ? sql`` : sql`and (body ->> 'created')::bigint < ${created.lt}`}
        ${created.lte === undefined ? sql`` : sql`and (body ->> 'created')::bigint <= ${created.lte}`}
        ${startingAfter === undefined ? sql`` : sql`and position < ${position(startingAfter)}`}
        ${endingBefore === undefined ? sql`` : sql`and position > ${position(endingBefore)}`}
      order by position ${endingBefore === undefined ? sql`desc` : sql`asc`} limit ${limit + 1}`;
    return [...rows];
  }
}

function referencesOf(body: Body<Kind>) {
  const { customer, payment_intent } = body as unknown as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { customer: text(customer), paymentIntent: text(payment_intent) };
}
