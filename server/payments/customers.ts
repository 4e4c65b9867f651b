import { createHash, randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import { isKeySpent, isRefusal, isRefusedFor } from './provider-problem.ts';

type Person = { email: string | null; full_name: string | null };

/** @returns the provider's id of the customer that stands for this cook; null where none was made */
async function readCustomer(database: Database, userId: string): Promise<string | null> {
  const [row] = await database.asService(
    (transaction) => transaction<{ customer: string | null }[]>`
      select private.payment_customer(${userId}) as customer`,
  );
  return row?.customer ?? null;
}

/**
 * @returns the id that stays: the first that was remembered
 * @throws ApiError 401 where the account is gone
 */
async function rememberCustomer(database: Database, userId: string, id: string): Promise<string> {
  const [row] = await database.asService(
    (transaction) => transaction<{ customer: string | null }[]>`
      select private.remember_payment_customer(${userId}, ${id}) as customer`,
  );
  if (!row?.customer) throw new ApiError(401, 'signed_out', 'This account no longer exists.');
  return row.customer;
}

/** Nobody's customer any more: the next use makes a new one. */
export async function forgetCustomer(database: Database, customerId: string): Promise<void> {
  await database.asService(
    (transaction) => transaction`select private.forget_payment_customer(${customerId})`,
  );
}

async function readPerson(database: Database, userId: string): Promise<Person> {
  const [person] = await database.asService(
    (transaction) => transaction<Person[]>`
      select email, full_name from public.profiles where id = ${userId}`,
  );
  return person ?? { email: null, full_name: null };
}

/** An address that the provider finds odd keeps nobody from buying: without one its page asks for it. */
async function withAddress<T>(
  email: string | null,
  send: (email: string | null) => Promise<T>,
): Promise<T> {
  try {
    return await send(email);
  } catch (error) {
    if (!email || !isRefusal(error) || error.param !== 'email') throw error;
    return send(null);
  }
}

/** @param instead of which customer, that the provider does not know any more */
async function makeCustomer(
  stripe: Stripe,
  database: Database,
  { userId, instead = '' }: { userId: string; instead?: string },
): Promise<string> {
  const { email: address, full_name: name } = await readPerson(database, userId);
  const customer = await withAddress(address, (email) => {
    const about = createHash('sha256')
      .update(JSON.stringify([userId, email, name, instead]))
      .digest('hex');
    const create = (idempotencyKey: string) =>
      stripe.customers.create(
        { ...(email && { email }), ...(name && { name }), metadata: { user_id: userId } },
        { idempotencyKey },
      );
    // Two processes that make it at once make one.
    return create(`customer-${about}`).catch((error: unknown) => {
      if (!isKeySpent(error)) throw error;
      return create(`customer-${about}-${randomUUID()}`);
    });
  });
  return rememberCustomer(database, userId, customer.id);
}

/**
 * Tells the provider the cook's address and name where they have changed: its page shows that address and lets nobody change it, and its
 * own letters go there.
 * @returns false where the provider does not know the customer any more
 */
async function refreshCustomer(
  stripe: Stripe,
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const customer = await stripe.customers.retrieve(id).catch((error: unknown) => {
    if (isRefusedFor(error, 'resource_missing')) return undefined;
    throw error;
  });
  if (!customer || customer.deleted) return false;
  const { email: address, full_name: name } = await readPerson(database, userId);
  if (customer.email === address && (customer.name || null) === (name || null)) return true;
  await withAddress(address, (email) =>
    stripe.customers.update(id, { ...(email && { email }), ...(name && { name }) }),
  );
  return true;
}

/**
 * Does something for a cook's customer, who is made with the first use. Where the provider does not know the customer (it was deleted
 * there, or the key is another account's), a new one is made and it is done again.
 */
export async function asCustomer<T>(
  stripe: Stripe,
  database: Database,
  userId: string,
  use: (customerId: string) => Promise<T>,
): Promise<T> {
  const known = await readCustomer(database, userId);
  if (!known) return use(await makeCustomer(stripe, database, { userId }));
  if (await refreshCustomer(stripe, database, { userId, id: known })) return use(known);
  await forgetCustomer(database, known);
  return use(await makeCustomer(stripe, database, { userId, instead: known }));
}
