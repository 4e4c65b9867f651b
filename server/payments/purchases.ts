import type { Database } from '../database/database.ts';
import type { PaymentState } from './payment-state.ts';

/** A row of public.purchases, as the procedures of payment answer it. */
export type Purchase = {
  id: string;
  user_id: string | null;
  pack: string;
  credits: number;
  amount_cents: number;
  currency: string;
  checkout_session_id: string | null;
  checkout_url: string | null;
  checkout_expires_at: Date | null;
  payment_intent_id: string | null;
  status: 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled' | 'refunded' | 'disputed';
  failure_code: string | null;
  refunded_cents: number;
  /** The buyer's account is gone: the money has to go back. */
  undeliverable: boolean;
  created_at: Date;
};

/** What is to be bought. The price is the server's. */
export type Order = {
  buyer: string;
  idempotencyKey: string;
  pack: string;
  credits: number;
  amountCents: number;
  currency: string;
};

const existing = (rows: Purchase[]): Purchase | undefined => rows.find(({ id }) => id !== null);

function written(rows: Purchase[]): Purchase {
  const row = existing(rows);
  if (!row) throw new Error('The procedure answered no purchase.');
  return row;
}

/**
 * Opens a pending purchase; the same key of the same buyer answers the row that it opened before.
 * @throws DatabaseError STIDM for another pack under the key, STUSR, STFOR (banned), STLIM (too many in an hour)
 */
export async function openPurchase(database: Database, order: Order): Promise<Purchase> {
  const { buyer, idempotencyKey, pack, credits, amountCents, currency } = order;
  const rows = await database.asService(
    (transaction) => transaction<Purchase[]>`
      select * from private.open_purchase(
        ${buyer}, ${idempotencyKey}, ${pack}, ${credits}, ${amountCents}, ${currency})`,
  );
  return written(rows);
}

export type OpenCheckout = { sessionId: string; url: string | null; expiresAt: Date };

/** Writes down which checkout belongs to the purchase; the first one stays. */
export async function attachCheckout(
  database: Database,
  purchaseId: string,
  { sessionId, url, expiresAt }: OpenCheckout,
): Promise<Purchase> {
  const rows = await database.asService(
    (transaction) => transaction<Purchase[]>`
      select * from private.attach_checkout(${purchaseId}, ${sessionId}, ${url}, ${expiresAt})`,
  );
  return written(rows);
}

/** @param reference the purchase's id, its checkout session's or its payment intent's */
export async function findPurchase(
  database: Database,
  reference: string,
): Promise<Purchase | undefined> {
  const rows = await database.asService(
    (transaction) => transaction<Purchase[]>`
      select * from private.find_purchase(${reference})`,
  );
  return existing(rows);
}

/**
 * Brings the books to what the provider says now: grants, takes back, gives back, each once.
 * @throws DatabaseError STPAY where another amount was paid than the purchase's
 */
export async function settlePurchase(
  database: Database,
  purchaseId: string,
  state: PaymentState,
): Promise<Purchase> {
  const rows = await database.asService(
    (transaction) => transaction<Purchase[]>`
      select * from private.settle_purchase(${purchaseId}, ${transaction.json(state)})`,
  );
  return written(rows);
}

/**
 * Takes purchases that wait for the provider and were not compared with it for a while; another process that asks at once gets
 * others.
 */
export async function listUnsettledPurchases(
  database: Database,
  olderThanSeconds: number,
  atMost: number,
): Promise<Purchase[]> {
  const rows = await database.asService(
    (transaction) => transaction<Purchase[]>`
      select * from private.list_unsettled_purchases(
        make_interval(secs => ${olderThanSeconds}), ${atMost})`,
  );
  return [...rows];
}
