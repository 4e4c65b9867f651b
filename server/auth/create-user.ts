import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import { insertEmailIdentity } from './queries/identities.ts';
import { insertUser, type UserChanges, type UserRow } from './queries/users.ts';
import { mustBeSmallMetadata } from './user-metadata.ts';

/**
 * Makes an account that signs in by mail, with its identity.
 * @param changes columns beyond the ordinary, for the admin calls
 * @throws PostgreSQL 23505 when the address is taken
 */
export async function createUser(
  transaction: Transaction,
  user: {
    id?: string;
    email: string;
    passwordHash: string | null;
    data: Record<string, unknown>;
    confirmed: boolean;
    now: Date;
  },
  changes: UserChanges = {},
): Promise<UserRow> {
  const { email, passwordHash, data, confirmed, now } = user;
  mustBeSmallMetadata(data);
  const created = await insertUser(transaction, {
    id: user.id ?? randomUUID(),
    now,
    email,
    encrypted_password: passwordHash,
    email_confirmed_at: confirmed ? now : null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: confirmed ? { ...data, email_verified: true } : data,
    ...changes,
  });
  await insertEmailIdentity(transaction, {
    id: created.id,
    email,
    emailVerified: confirmed,
    data,
    now,
  });
  return created;
}
