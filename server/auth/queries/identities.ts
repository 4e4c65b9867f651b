import type { Transaction } from '#server/database/database.ts';
import { jsonValue } from '../../database/json-value.ts';
import type { Contact, ContactKind } from '../contacts/contact.ts';

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

/** The identities of these accounts, the oldest first. */
export async function listIdentities(
  transaction: Transaction,
  userIds: string[],
): Promise<IdentityRow[]> {
  return transaction<IdentityRow[]>`
    select id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at, email
    from auth.identities where user_id = any(${userIds}::uuid[]) order by created_at, id`;
}

type ContactOwner = {
  /** The account; it is the provider's id of the person too, since we are the provider. */
  id: string;
  contact: Contact;
  verified: boolean;
  now: Date;
};

/** What we know ourselves. */
function ownIdentityData({ id, contact, verified }: ContactOwner) {
  const isPhone = contact.kind === 'phone';
  return {
    sub: id,
    [contact.kind]: contact.address,
    email_verified: verified && !isPhone,
    phone_verified: verified && isPhone,
  };
}

/** What came with the sign-up, overridden by what we know. Nobody names a mailbox or phone there beside the one they sign up with. */
function identityData(owner: ContactOwner, given: Record<string, unknown>) {
  const { email: _email, phone: _phone, ...data } = given;
  return { ...data, ...ownIdentityData(owner) };
}

/**
 * The identity of somebody who signs in by mail or phone, in the place of what came with an earlier sign-up.
 * @param owner.data what came with the sign-up; what we know ourselves overrides it
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

/** Makes the identity of a contact say what is true of the account now; the first contact of its kind gets one. */
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

/** Notes that somebody signed in by their own address or number. */
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

/** Takes away all the ways to sign in that an account has. */
export async function deleteIdentities(transaction: Transaction, userId: string): Promise<void> {
  await transaction`delete from auth.identities where user_id = ${userId}`;
}

/** Takes away the way to sign in by one kind of contact, or by one provider. */
export async function deleteIdentitiesOfProvider(
  transaction: Transaction,
  userId: string,
  provider: string,
): Promise<void> {
  await transaction`
    delete from auth.identities where user_id = ${userId} and provider = ${provider}`;
}
