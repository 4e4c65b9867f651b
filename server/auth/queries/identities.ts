import type { Transaction } from '#server/database/database.ts';

export type IdentityRow = {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  provider: string;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
  email: string | null;
};

export async function listIdentities(
  transaction: Transaction,
  userIds: string[],
): Promise<IdentityRow[]> {
  return transaction<IdentityRow[]>`
    select id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at, email
    from auth.identities where user_id = any(${userIds}::uuid[]) order by created_at, id`;
}

/** What came with the sign-up, overridden by what we know ourselves. */
function emailIdentityData(user: {
  id: string;
  email: string;
  emailVerified: boolean;
  data: Record<string, unknown>;
}) {
  return {
    ...user.data,
    sub: user.id,
    email: user.email,
    email_verified: user.emailVerified,
    phone_verified: false,
  };
}

/**
 * The identity of somebody who signs in by mail; its provider id is the user's own.
 * @param data what came with the sign-up; what we know ourselves overrides it
 */
export async function insertEmailIdentity(
  transaction: Transaction,
  user: {
    id: string;
    email: string;
    emailVerified: boolean;
    data: Record<string, unknown>;
    now: Date;
  },
): Promise<void> {
  const identityData = emailIdentityData(user);
  await transaction`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
    values (${user.id}, ${user.id}, ${transaction.json(identityData as never)}, 'email', ${user.now}, ${user.now}, ${user.now})`;
}

/** Makes the mail identity say what is true of the account now. */
export async function changeEmailIdentity(
  transaction: Transaction,
  userId: string,
  change: { email: string; emailVerified: boolean; now: Date },
): Promise<void> {
  const data = { email: change.email, email_verified: change.emailVerified };
  await transaction`
    update auth.identities
    set identity_data = identity_data || ${transaction.json(data)}, updated_at = ${change.now}
    where user_id = ${userId} and provider = 'email'`;
}

/** Puts other data in the place of what came with an earlier sign-up; the address is unproven again. */
export async function replaceEmailIdentityData(
  transaction: Transaction,
  userId: string,
  change: { email: string; data: Record<string, unknown>; now: Date },
): Promise<void> {
  const identityData = emailIdentityData({ ...change, id: userId, emailVerified: false });
  await transaction`
    update auth.identities
    set identity_data = ${transaction.json(identityData as never)}, updated_at = ${change.now}
    where user_id = ${userId} and provider = 'email'`;
}

export async function touchEmailIdentity(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  await transaction`
    update auth.identities set last_sign_in_at = ${now}, updated_at = ${now}
    where user_id = ${userId} and provider = 'email'`;
}

export async function deleteIdentities(transaction: Transaction, userId: string): Promise<void> {
  await transaction`delete from auth.identities where user_id = ${userId}`;
}

export async function deleteIdentitiesOfProvider(
  transaction: Transaction,
  userId: string,
  provider: string,
): Promise<void> {
  await transaction`
    delete from auth.identities where user_id = ${userId} and provider = ${provider}`;
}
