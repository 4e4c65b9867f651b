import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import type { Person, Scene } from './scene.ts';

type Sql = postgres.Sql | Transaction;

export type Refund = {
  id: string;
  cents: number;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled' | 'requires_action';
  requestId: string | null;
};
export type Dispute = { id: string; cents: number; funds: 'none' | 'withdrawn' | 'reinstated' };

/** What the provider reports about a payment of $9.99, as private.settle_purchase reads it. */
export type Reading = {
  status: 'open' | 'processing' | 'paid' | 'failed' | 'cancelled';
  paymentIntentId: string | null;
  amountCents: number | null;
  currency: string | null;
  failureCode: string | null;
  refunds: Refund[];
  disputes: Dispute[];
};

export type Purchase = {
  id: string;
  user_id: string | null;
  pack: string;
  status: string;
  checkout_session_id: string | null;
  checkout_url: string | null;
  payment_intent_id: string | null;
  failure_code: string | null;
  refunded_cents: number;
  shortfall_credits: number;
  undeliverable: boolean;
  completed_at: Date | null;
};

export const price = { pack: 'medium', credits: 25, amountCents: 999 };

const reading = (parts: Partial<Reading> = {}): Reading => ({
  status: 'paid',
  paymentIntentId: null,
  amountCents: price.amountCents,
  currency: 'usd',
  failureCode: null,
  refunds: [],
  disputes: [],
  ...parts,
});
export const refund = (id: string, cents: number, parts: Partial<Refund> = {}): Refund => ({
  id,
  cents,
  status: 'succeeded',
  requestId: null,
  ...parts,
});
export const dispute = (id: string, cents: number, funds: Dispute['funds']): Dispute => ({
  id,
  cents,
  funds,
});

/** Opens a purchase of 25 credits for $9.99 through private.open_purchase. */
export async function openPurchase(
  sql: Sql,
  { id }: { id: string },
  { key = randomUUID(), pack = price.pack }: { key?: string; pack?: string } = {},
): Promise<Purchase> {
  const [row] = await sql<Purchase[]>`
    select * from private.open_purchase(${id}, ${key}, ${pack}, ${price.credits}, ${price.amountCents}, 'usd')`;
  return row as Purchase;
}

export async function settle(
  sql: Sql,
  { id }: { id: string },
  parts: Partial<Reading> = {},
): Promise<Purchase> {
  const [row] = await sql<Purchase[]>`
    select * from private.settle_purchase(${id}, ${sql.json(reading(parts))})`;
  return row as Purchase;
}

/** Opens a purchase in the scene and returns its id and a function that settles it with a reading. */
export async function bought(scene: Scene, cook: Person) {
  const purchase = await scene.as('service', (sql) => openPurchase(sql, cook));
  return {
    id: purchase.id,
    settle: (parts: Partial<Reading> = {}) =>
      scene.as('service', (sql) => settle(sql, purchase, parts)),
  };
}

/** Returns the balance and asserts that it equals the sum of the ledger and of what is left in the lots. */
export async function balanceOf(sql: Sql, { id }: { id: string }): Promise<number> {
  const [sums] = await sql<{ balance: number; ledger: number; lots: number }[]>`
    select balance,
      (select coalesce(sum(delta), 0)::int from public.credit_entries where user_id = ${id}) as ledger,
      (select coalesce(sum(remaining), 0)::int from private.credit_lots where user_id = ${id}) as lots
    from public.credits where user_id = ${id}`;
  expect(sums).toEqual({ balance: sums?.balance, ledger: sums?.balance, lots: sums?.balance });
  return sums?.balance as number;
}

/** Returns a cook's ledger entries without the free credit, oldest first: `['purchase 25', 'refund -25']`. */
export async function entriesOf(sql: Sql, { id }: { id: string }): Promise<string[]> {
  const rows = await sql<{ entry: string }[]>`
    select format('%s %s', kind, delta) as entry from public.credit_entries
    where user_id = ${id} and kind <> 'free' order by credit_entries.id`;
  return rows.map(({ entry }) => entry);
}

/** Spends credits through one finished generation that costs this many. */
export async function spend(sql: Sql, { id }: { id: string }, credits: number): Promise<void> {
  const key = randomUUID();
  await sql`
    select private.complete_generation(
      (private.begin_generation(${id}, ${key}, '{}', 'p', 'chef', ${credits})).id, '{}', null, null, null)`;
}
