import type { Transaction } from '#server/database/database.ts';
import { jsonValue } from '../../database/json-value.ts';

type FactorType = 'totp' | 'phone' | 'webauthn' | 'recovery_code';

export type FactorRow = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: FactorType;
  status: 'unverified' | 'verified';
  /** Sealed with SECRET_KEY. */
  secret: string | null;
  phone: string | null;
  /** The newest 30-second step whose code was accepted; a bigint, so the driver returns text. */
  last_used_step: string | null;
  web_authn_credential: unknown;
  web_authn_aaguid: string | null;
  last_webauthn_challenge_data: unknown;
  created_at: Date;
  updated_at: Date;
  last_challenged_at: Date | null;
};

/** Columns that a factor kind may store with its factor. */
export type FactorColumns = Partial<
  Pick<
    FactorRow,
    | 'secret'
    | 'phone'
    | 'last_used_step'
    | 'web_authn_credential'
    | 'web_authn_aaguid'
    | 'last_webauthn_challenge_data'
  >
>;

type Changes = FactorColumns &
  Partial<Pick<FactorRow, 'status' | 'friendly_name' | 'last_challenged_at'>>;

const columns = [
  'id',
  'user_id',
  'friendly_name',
  'factor_type',
  'status',
  'secret',
  'phone',
  'last_used_step',
  'web_authn_credential',
  'web_authn_aaguid',
  'last_webauthn_challenge_data',
  'created_at',
  'updated_at',
  'last_challenged_at',
];

const jsonColumns = new Set(['web_authn_credential', 'last_webauthn_challenge_data']);

function forDriver(transaction: Transaction, changes: Changes) {
  return Object.fromEntries(
    Object.entries(changes).map(([column, value]) => [
      column,
      jsonColumns.has(column) && value !== null ? transaction.json(jsonValue(value)) : value,
    ]),
  );
}

/** Returns the factors of several users, oldest first. */
export async function listFactors(
  transaction: Transaction,
  userIds: string[],
): Promise<FactorRow[]> {
  return transaction<FactorRow[]>`
    select ${transaction(columns)} from auth.mfa_factors
    where user_id = any(${userIds}::uuid[]) order by created_at, id`;
}

/** Returns the user's factor and locks its row until the transaction ends; undefined for another user's factor. */
export async function lockFactor(
  transaction: Transaction,
  userId: string,
  id: string,
): Promise<FactorRow | undefined> {
  const [factor] = await transaction<FactorRow[]>`
    select ${transaction(columns)} from auth.mfa_factors
    where id = ${id} and user_id = ${userId} for update`;
  return factor;
}

/** Inserts a factor. @throws PostgreSQL 23505 when the user has a factor with this name or number */
export async function insertFactor(
  transaction: Transaction,
  factor: Pick<FactorRow, 'user_id' | 'friendly_name' | 'factor_type' | 'status'> &
    FactorColumns & { now: Date },
): Promise<FactorRow> {
  const { now, ...given } = factor;
  const row = { ...forDriver(transaction, given), created_at: now, updated_at: now };
  const [inserted] = await transaction<FactorRow[]>`
    insert into auth.mfa_factors ${transaction(row)} returning ${transaction(columns)}`;
  if (!inserted) throw new Error('auth.mfa_factors gave no row back.');
  return inserted;
}

/** Updates a factor. @throws PostgreSQL 23505 when the user has another factor with this name or number */
export async function changeFactor(
  transaction: Transaction,
  id: string,
  changes: Changes,
  now: Date,
): Promise<FactorRow> {
  const row = { ...forDriver(transaction, changes), updated_at: now };
  const [changed] = await transaction<FactorRow[]>`
    update auth.mfa_factors set ${transaction(row)} where id = ${id} returning ${transaction(columns)}`;
  if (!changed) throw new Error('The factor went away while its row was locked.');
  return changed;
}

/** Deletes factors with their challenges and codes. */
export async function deleteFactors(transaction: Transaction, ids: string[]): Promise<void> {
  await transaction`delete from auth.mfa_factors where id = any(${ids}::uuid[])`;
}

/** Deletes all factors of a user, with their challenges and codes. */
export async function deleteFactorsOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction`delete from auth.mfa_factors where user_id = ${userId}`;
}

/** Deletes unverified factors that were created before `before` and have no challenge since then. */
export async function deleteAbandonedFactors(
  transaction: Transaction,
  userId: string,
  before: Date,
): Promise<void> {
  await transaction`
    delete from auth.mfa_factors f
    where f.user_id = ${userId} and f.status = 'unverified' and f.created_at < ${before}
      and not exists (
        select from auth.mfa_challenges c where c.factor_id = f.id and c.created_at >= ${before})`;
}
