import type { Transaction } from '#server/database/database.ts';
import { jsonValue } from '../../database/json-value.ts';
import type { Contact, ContactKind } from './user-row.ts';

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

/** Returns the identities of these accounts, oldest first. */
export async function listIdentities(
  transaction: Transaction,
  userIds: string[],
): Promise<IdentityRow[]> {
  return transaction<IdentityRow[]>`
    select id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at, email
    from auth.identities where user_id = any(${userIds}::uuid[]) order by created_at, id`;
}

type ContactOwner = {
  /** The account id. It is also the provider's user id, since we are the provider. */
  id: string;
  contact: Contact;
  verified: boolean;
  now: Date;
};

/** Returns the identity data that this server determines. */
function ownIdentityData({ id, contact, verified }: ContactOwner) {
  const isPhone = contact.kind === 'phone';
  return {
    sub: id,
    [contact.kind]: contact.address,
    email_verified: verified && !isPhone,
    phone_verified: verified && isPhone,
  };
}

/** Merges sign-up data with our own values, which win. Drops any email or phone from the sign-up data: only the contact itself counts. */
function identityData(owner: ContactOwner, given: Record<string, unknown>) {
  const { email: _email, phone: _phone, ...data } = given;
  return { ...data, ...ownIdentityData(owner) };
}

/**
 * Inserts or updates the identity of a user who signs in by mail or phone, replacing the data of an earlier sign-up.
 * @param owner.data the sign-up data; our own values override it
 */
export async function putContactIdentity(
  transaction: Transaction,
  owner: ContactOwner & { data: Record<string, unknown> },
): Promise<void> {
  const { id, contact, now } = owner;
  const data = transaction.json(jsonValue(identityData(owner, owner.data)));
  await transaction`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
    values (${id}, ${id}, ${data}, ${contact.kind}, ${now}, ${now}, ${now})
    on conflict (provider_id, provider) do update set
      identity_data = excluded.identity_data, updated_at = excluded.updated_at`;
}

/** Updates the identity of a contact to the account's current state, or inserts it for the first contact of its kind. */
export async function keepContactIdentity(
  transaction: Transaction,
  owner: ContactOwner,
): Promise<void> {
  const { id, contact, verified, now } = owner;
  const change = { [contact.kind]: contact.address, [`${contact.kind}_verified`]: verified };
  await transaction`
    insert into auth.identities as known
      (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
    values (${id}, ${id}, ${transaction.json(ownIdentityData(owner))}, ${contact.kind}, ${now}, ${now}, ${now})
    on conflict (provider_id, provider) do update set
      identity_data = known.identity_data || ${transaction.json(change)}, updated_at = excluded.updated_at`;
}

/** Records a sign-in by mail address or phone number. */
export async function touchIdentity(
  transaction: Transaction,
  userId: string,
  provider: ContactKind,
  now: Date,
): Promise<void> {
  await transaction`
    update auth.identities set last_sign_in_at = ${now}, updated_at = ${now}
    where user_id = ${userId} and provider = ${provider}`;
}

/** Deletes all identities of an account. */
export async function deleteIdentities(transaction: Transaction, userId: string): Promise<void> {
  await transaction`delete from auth.identities where user_id = ${userId}`;
}

/** Deletes the account's identities of one contact kind or provider. */
export async function deleteIdentitiesOfProvider(
  transaction: Transaction,
  userId: string,
  provider: string,
): Promise<void> {
  await transaction`
    delete from auth.identities where user_id = ${userId} and provider = ${provider}`;
}
