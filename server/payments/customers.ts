import { createHash, randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import { isKeySpent, isRefusal, isRefusedFor } from './provider-problem.ts';

type Person = { email: string | null; full_name: string | null };

/** @returns the provider's id of this cook's customer; null when no customer was created yet */
async function readCustomer(database: Database, userId: string): Promise<string | null> {
  const [row] = await database.asService(
    (transaction) => transaction<{ customer: string | null }[]>`
      select private.payment_customer(${userId}) as customer`,
  );
  return row?.customer ?? null;
}

/**
 * Stores the customer of an account unless it already has one.
 * @returns the id that counts: the first one that was stored
 * @throws ApiError 401 when the account was deleted
 */
async function rememberCustomer(database: Database, userId: string, id: string): Promise<string> {
  const [row] = await database.asService(
    (transaction) => transaction<{ customer: string | null }[]>`
      select private.remember_payment_customer(${userId}, ${id}) as customer`,
  );
  if (!row?.customer) throw new ApiError(401, 'signed_out', 'This account no longer exists.');
  return row.customer;
}

/** Deletes the link between a customer and its cook: the cook's next use creates a new customer. */
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

/** Sends without the email when the provider rejects it, so that the cook can still buy: the provider's page then asks for an email. */
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

/** Creates a customer for a cook. @param instead the id of the customer to replace, which no longer exists at the provider */
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
    // The idempotency key makes two processes that create it at the same time get one customer.
    return create(`customer-${about}`).catch((error: unknown) => {
      if (!isKeySpent(error)) throw error;
      return create(`customer-${about}-${randomUUID()}`);
    });
  });
  return rememberCustomer(database, userId, customer.id);
}

/**
 * Updates the cook's email and name at the provider when they have changed: its page shows that email as read-only, and its own mails
 * are sent there.
 * @returns false when the customer no longer exists at the provider
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
 * Runs `use` with the id of a cook's customer, which is created at the first use. When the customer does not exist at the provider (it was
 * deleted there, or the API key is of another account), a new customer is created and used instead.
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
