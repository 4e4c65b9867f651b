import type { Transaction } from '../../database/database.ts';
import { isBanned, isConfirmed } from '../accounts/accounts.ts';
import { AuthError, emailExists, userBanned } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import { findIdentity, refreshIdentity } from '../queries/external-identities.ts';
import { listIdentities } from '../queries/identities.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser, lockUser, lockUsersByEmails } from '../queries/users.ts';
import {
  type ExternalIdentity,
  identityDataOf,
  metadataAfter,
  ownAddressOf,
  verifiedAddressesOf,
} from './external-identity.ts';
import { addIdentity, linkIdentity } from './link-identity.ts';
import { assertOpen, makeAccount } from './make-account.ts';
import { confirmByProvider, releaseAddress, takeOverAccount } from './take-over-account.ts';
import { UnprovenAddress } from './unproven-address.ts';

type Arrival = {
  auth: AuthServices;
  transaction: Transaction;
  identity: ExternalIdentity;
  clientInfo: ClientInfo;
};

/** Returns the account that the identity is already linked to. It keeps its address, even if the provider now sends another one. */
async function knownAccount(arrival: Arrival): Promise<UserRow | undefined> {
  const { transaction, identity, clientInfo } = arrival;
  const { provider, subject } = identity;
  const { now } = clientInfo;
  const found = await findIdentity(transaction, provider, subject);
  if (!found) return undefined;
  const user = await lockUser(transaction, found.user_id);
  // The owner may have unlinked it while this waited for the row lock.
  const known = await findIdentity(transaction, provider, subject);
  if (!user || known?.user_id !== user.id) return undefined;
  if (isBanned(user, now)) throw userBanned(403);
  await refreshIdentity(transaction, known.id, { data: identityDataOf(identity), now });
  if (!isConfirmed(user) && user.email) {
    const isProven = verifiedAddressesOf(identity).includes(user.email);
    if (!isProven) throw new UnprovenAddress(identity, user.email, user.id); // the confirmation mail already sent stays valid
    return confirmWaiting(arrival, user, user.email);
  }
  const metadata = metadataAfter(user.raw_user_meta_data, identity);
  return changeUser(transaction, user.id, { raw_user_meta_data: metadata }, now);
}

/** Hands an unconfirmed account over to the identity alone (takeOverAccount removes the rest) and confirms it. @throws UnprovenAddress */
async function confirmWaiting(
  { transaction, identity, clientInfo }: Arrival,
  waiting: UserRow,
  address: string,
): Promise<UserRow> {
  const { now } = clientInfo;
  if (isBanned(waiting, now)) throw userBanned(403);
  const user = await takeOverAccount(transaction, waiting, identity, clientInfo);
  if (!verifiedAddressesOf(identity).includes(address)) {
    throw new UnprovenAddress(identity, address, user.id);
  }
  return confirmByProvider(transaction, user, now);
}

/**
 * Returns whether the address of a confirmed account was really proven. When sign-ups need no confirmation, only another provider's
 * verification counts: a stranger may have created the account, so its owner has to link the identity under Profile instead.
 */
async function isProven({ auth, transaction }: Arrival, user: UserRow): Promise<boolean> {
  if (auth.settings.auth.confirmEmail) return true;
  const identities = await listIdentities(transaction, [user.id]);
  return identities.some(
    ({ provider, email, identity_data: { email_verified: isVouchedFor } }) =>
      provider !== 'email' && email === user.email && isVouchedFor === true,
  );
}

/** Links the identity to the account with the same proven address. @throws AuthError email_exists */
async function linkByAddress(arrival: Arrival, user: UserRow): Promise<UserRow> {
  const { transaction, identity, clientInfo } = arrival;
  if (isBanned(user, clientInfo.now)) throw userBanned(403);
  if (!(await isProven(arrival, user))) throw emailExists();
  const linked = await addIdentity(transaction, user, identity, clientInfo);
  const metadata = metadataAfter(linked.raw_user_meta_data, identity);
  return changeUser(transaction, user.id, { raw_user_meta_data: metadata }, clientInfo.now);
}

/** Returns the account that has proven one of the provider's verified addresses. @throws AuthError conflict when there are several */
function provenAccount(identity: ExternalIdentity, accounts: UserRow[]): UserRow | undefined {
  const verified = verifiedAddressesOf(identity);
  const proven = accounts.filter(
    (user) => user.email_confirmed_at && verified.includes(user.email ?? ''),
  );
  if (proven.length <= 1) return proven[0];
  throw new AuthError(
    409,
    'conflict',
    'Multiple accounts with the same email address in the same linking domain detected: default',
  );
}

async function newcomer(arrival: Arrival): Promise<UserRow> {
  const { auth, transaction, identity, clientInfo } = arrival;
  const own = ownAddressOf(identity);
  // Addresses from an organisation's single sign-on never match existing accounts.
  if (identity.isSso || !own) return makeAccount(auth, transaction, identity, clientInfo);
  const addresses = identity.emails.map((email) => email.address);
  const accounts = await lockUsersByEmails(transaction, addresses);
  const proven = provenAccount(identity, accounts);
  if (proven) return linkByAddress(arrival, proven);
  const holder = accounts.find((user) => user.email === own.address);
  if (!holder) return makeAccount(auth, transaction, identity, clientInfo);
  if (!isConfirmed(holder)) {
    // An invitation belongs to the owner of the mailbox: an unverified address must not take it over.
    if (!own.verified && holder.invited_at) throw new UnprovenAddress(identity, own.address, null);
    if (!own.verified) assertOpen(auth);
    return confirmWaiting(arrival, holder, own.address);
  }
  if (!own.verified) throw new UnprovenAddress(identity, own.address, null);
  await releaseAddress(transaction, holder, clientInfo);
  return makeAccount(auth, transaction, identity, clientInfo);
}

/**
 * Finds, links or creates the account of an identity, under row locks. It links automatically only when both sides have verified the
 * same address; single sign-on accounts are kept separate. Run it in identityTransaction, which retries it after a race and sends the
 * mail when the address has to be confirmed first.
 * @param options `linkTo`: the account whose owner asked to link the identity
 * @throws AuthError signup_disabled, user_banned, identity_already_exists, provider_email_needs_verification, email_exists,
 * conflict, validation_failed
 */
export async function signInByIdentity(
  auth: AuthServices,
  transaction: Transaction,
  identity: ExternalIdentity,
  clientInfo: ClientInfo,
  options: { linkTo?: string } = {},
): Promise<UserRow> {
  if (options.linkTo) return linkIdentity(transaction, identity, options.linkTo, clientInfo);
  const arrival = { auth, transaction, identity, clientInfo };
  return (await knownAccount(arrival)) ?? newcomer(arrival);
}
