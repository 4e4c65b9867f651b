import type { Transaction } from '#server/database/database.ts';
import { jsonValue } from '../../database/json-value.ts';
import type { Contact } from './user-row.ts';
import { type UserChanges, type UserRow, userColumns } from './user-row.ts';

const jsonColumns = new Set(['raw_app_meta_data', 'raw_user_meta_data']);

function forDriver(transaction: Transaction, changes: UserChanges) {
  return Object.fromEntries(
    Object.entries(changes).map(([column, value]) => [
      column,
      jsonColumns.has(column) ? transaction.json(jsonValue(value ?? {})) : value,
    ]),
  );
}

/** Returns the account, including a soft-deleted or banned one. */
export async function findUserById(
  transaction: Transaction,
  id: string,
): Promise<UserRow | undefined> {
  const [user] = await transaction<UserRow[]>`
    select ${transaction(userColumns)} from auth.users where id = ${id}`;
  return user;
}

/** Returns the account and locks its row until the transaction ends. Every change to an account takes this lock first. */
export async function lockUser(transaction: Transaction, id: string): Promise<UserRow | undefined> {
  const [user] = await transaction<UserRow[]>`
    select ${transaction(userColumns)} from auth.users where id = ${id} for update`;
  return user;
}

/**
 * Returns several accounts and locks their rows until the transaction ends, always in id order to prevent deadlocks. The lock does not
 * block inserts that only reference them by foreign key (such as a log entry that names its admin).
 */
export async function lockUsers(transaction: Transaction, ids: string[]): Promise<UserRow[]> {
  return transaction<UserRow[]>`
    select ${transaction(userColumns)} from auth.users
    where id = any(${ids}::uuid[]) order by id for no key update`;
}

function isAt(transaction: Transaction, { kind, address }: Contact) {
  return kind === 'phone'
    ? transaction`phone = ${address}`
    : transaction`email = ${address} and not is_sso_user`;
}

/** Returns the account with a mail address or phone number, proven or not. */
export async function findUserByContact(
  transaction: Transaction,
  contact: Contact,
): Promise<UserRow | undefined> {
  const [user] = await transaction<UserRow[]>`
    select ${transaction(userColumns)} from auth.users where ${isAt(transaction, contact)}`;
  return user;
}

/** Returns the account with the newest pending change to a contact and locks its row until the transaction ends. */
export async function lockUserByPendingContact(
  transaction: Transaction,
  { kind, address }: Contact,
): Promise<UserRow | undefined> {
  const column = `${kind}_change`;
  const [user] = await transaction<UserRow[]>`
    select ${transaction(userColumns)} from auth.users where ${transaction(column)} = ${address}
    order by ${transaction(`${column}_sent_at`)} desc nulls last limit 1 for update`;
  return user;
}

/** Like findUserByContact, but locks the row until the transaction ends. */
export async function lockUserByContact(
  transaction: Transaction,
  contact: Contact,
): Promise<UserRow | undefined> {
  const [user] = await transaction<UserRow[]>`
    select ${transaction(userColumns)} from auth.users where ${isAt(transaction, contact)} for update`;
  return user;
}

/** Returns the account with a mail address. @param email as returned by readEmailAddress */
export function findUserByEmail(
  transaction: Transaction,
  email: string,
): Promise<UserRow | undefined> {
  return findUserByContact(transaction, { kind: 'email', address: email });
}

/** Like findUserByEmail, but locks the row until the transaction ends. */
export function lockUserByEmail(
  transaction: Transaction,
  email: string,
): Promise<UserRow | undefined> {
  return lockUserByContact(transaction, { kind: 'email', address: email });
}

/** Returns the accounts with one of the addresses and locks their rows until the transaction ends, always in id order. */
export async function lockUsersByEmails(
  transaction: Transaction,
  emails: string[],
): Promise<UserRow[]> {
  return transaction<UserRow[]>`
    select ${transaction(userColumns)} from auth.users
    where email = any(${emails}::text[]) and not is_sso_user order by id for update`;
}

/** Inserts an account. @throws PostgreSQL 23505 when the address or number is taken */
export async function insertUser(
  transaction: Transaction,
  user: { id: string; now: Date } & UserChanges,
): Promise<UserRow> {
  const { id, now, ...changes } = user;
  const row = {
    instance_id: '00000000-0000-0000-0000-000000000000',
    id,
    aud: 'authenticated',
    role: 'authenticated',
    created_at: now,
    updated_at: now,
    ...forDriver(transaction, changes),
  };
  const [inserted] = await transaction<UserRow[]>`
    insert into auth.users ${transaction(row)} returning ${transaction(userColumns)}`;
  if (!inserted) throw new Error('auth.users gave no row back.');
  return inserted;
}

/** Updates an account. @throws PostgreSQL 23505 when the new address or number is taken */
export async function changeUser(
  transaction: Transaction,
  id: string,
  changes: UserChanges,
  now: Date,
): Promise<UserRow> {
  const row = { ...forDriver(transaction, changes), updated_at: now };
  const [changed] = await transaction<UserRow[]>`
    update auth.users set ${transaction(row)} where id = ${id} returning ${transaction(userColumns)}`;
  if (!changed) throw new Error('The user went away while its row was locked.');
  return changed;
}

/** Deletes an account with all data that depends on it (database/triggers/account_deleted.sql). */
export async function deleteUserRow(transaction: Transaction, id: string): Promise<void> {
  await transaction`delete from auth.users where id = ${id}`;
}

/** Returns one page of accounts, newest first, and the total count. */
export async function listUsers(
  transaction: Transaction,
  page: { limit: number; offset: number },
): Promise<{ users: UserRow[]; total: number }> {
  const users = await transaction<UserRow[]>`
    select ${transaction(userColumns)} from auth.users
    order by created_at desc, id limit ${page.limit} offset ${page.offset}`;
  const [count] = await transaction<{ total: number }[]>`
    select count(*)::int as total from auth.users`;
  return { users: [...users], total: count?.total ?? 0 };
}
