import type { Transaction } from '#server/database/database.ts';
import { jsonValue } from '../../database/json-value.ts';
import type { IdentityRow } from './identities.ts';

const columns = (transaction: Transaction) => transaction`
  id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at, email`;

/** Returns the identity with the provider's user id (`subject`), or undefined if it is not linked. */
export async function findIdentity(
  transaction: Transaction,
  provider: string,
  subject: string,
): Promise<IdentityRow | undefined> {
  const [identity] = await transaction<IdentityRow[]>`
    select ${columns(transaction)} from auth.identities
    where provider = ${provider} and provider_id = ${subject}`;
  return identity;
}

/** Inserts an identity. @throws PostgreSQL 23505 when a concurrent request linked it first */
export async function insertIdentity(
  transaction: Transaction,
  identity: {
    userId: string;
    provider: string;
    subject: string;
    data: Record<string, unknown>;
    now: Date;
  },
): Promise<void> {
  const { userId, provider, subject, data, now } = identity;
  await transaction`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
    values (${subject}, ${userId}, ${transaction.json(jsonValue(data))}, ${provider}, ${now}, ${now}, ${now})`;
}

/** Replaces the identity's data with the provider's current data. */
export async function refreshIdentity(
  transaction: Transaction,
  id: string,
  change: { data: Record<string, unknown>; now: Date },
): Promise<void> {
  await transaction`
    update auth.identities
    set identity_data = ${transaction.json(jsonValue(change.data))}, last_sign_in_at = ${change.now}, updated_at = ${change.now}
    where id = ${id}`;
}

export async function deleteIdentity(transaction: Transaction, id: string): Promise<void> {
  await transaction`delete from auth.identities where id = ${id}`;
}

/** Deletes the user's identities of external providers. Returns true if there was one. */
export async function deleteExternalIdentities(
  transaction: Transaction,
  userId: string,
): Promise<boolean> {
  const deleted = await transaction`
    delete from auth.identities where user_id = ${userId} and provider not in ('email', 'phone') returning id`;
  return deleted.length > 0;
}

/** Returns the distinct providers of an account's identities, oldest first. */
export async function listProviders(transaction: Transaction, userId: string): Promise<string[]> {
  const rows = await transaction<{ provider: string }[]>`
    select provider from auth.identities where user_id = ${userId}
    group by provider order by min(created_at), provider`;
  return rows.map((row) => row.provider);
}
