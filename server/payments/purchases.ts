import type { Database } from '../database/database.ts';
import type { PaymentState } from './payment-state.ts';

/** A row of public.purchases, as the payment functions in the database return it. */
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
  /** The buyer's account was deleted: the money has to be refunded. */
  undeliverable: boolean;
  created_at: Date;
};

/** An order of a pack. The server sets the price. */
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
 * Inserts a pending purchase. The same idempotency key of the same buyer returns the existing row.
 * @throws DatabaseError STIDM (the key was used for another pack), STUSR (no such account), STFOR (banned), STLIM (too many in an hour)
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

/** Stores the checkout of a purchase. The first one wins. */
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

/** Finds a purchase. @param reference the id of the purchase, of its checkout session or of its payment intent */
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
 * Settles the purchase and the credit ledger with the provider's current state: grants credits, takes them back for refunds and disputes,
 * and gives them back when a refund failed or a dispute was won, each once.
 * @throws DatabaseError STPAY when the paid amount differs from the price of the purchase
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
 * Claims purchases that wait for the provider and were not compared with it for a while. Another process that calls this at the same time
 * gets other rows.
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
