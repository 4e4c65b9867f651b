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

/** The account that the identity was linked with before; it keeps its address, whatever the provider says today. */
async function knownAccount(arrival: Arrival): Promise<UserRow | undefined> {
  const { transaction, identity, clientInfo } = arrival;
  const { provider, subject } = identity;
  const { now } = clientInfo;
  const found = await findIdentity(transaction, provider, subject);
  if (!found) return undefined;
  const user = await lockUser(transaction, found.user_id);
  // Its owner may have unlinked it while we waited for the lock.
  const known = await findIdentity(transaction, provider, subject);
  if (!user || known?.user_id !== user.id) return undefined;
  if (isBanned(user, now)) throw userBanned(403);
  await refreshIdentity(transaction, known.id, { data: identityDataOf(identity), now });
  if (!isConfirmed(user) && user.email) {
    const isProven = verifiedAddressesOf(identity).includes(user.email);
    if (!isProven) throw new UnprovenAddress(identity, user.email, user.id); // the mail that is out stays good
    return confirmWaiting(arrival, user, user.email);
  }
  const metadata = metadataAfter(user.raw_user_meta_data, identity);
  return changeUser(transaction, user.id, { raw_user_meta_data: metadata }, now);
}

/** An account that waits for its confirmation becomes the identity's alone. @throws UnprovenAddress */
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
 * Whether somebody proved the address of a confirmed account. Where sign-ups need no confirmation, only another provider did: a
 * stranger may have made the account, so its owner links the identity under Profile instead.
 */
async function isProven({ auth, transaction }: Arrival, user: UserRow): Promise<boolean> {
  if (auth.settings.auth.confirmEmail) return true;
  const identities = await listIdentities(transaction, [user.id]);
  return identities.some(
    ({ provider, email, identity_data: { email_verified: isVouchedFor } }) =>
      provider !== 'email' && email === user.email && isVouchedFor === true,
  );
}

/** Links an account that proved the address, as the provider did. @throws AuthError email_exists */
async function linkByAddress(arrival: Arrival, user: UserRow): Promise<UserRow> {
  const { transaction, identity, clientInfo } = arrival;
  if (isBanned(user, clientInfo.now)) throw userBanned(403);
  if (!(await isProven(arrival, user))) throw emailExists();
  const linked = await addIdentity(transaction, user, identity, clientInfo);
  const metadata = metadataAfter(linked.raw_user_meta_data, identity);
  return changeUser(transaction, user.id, { raw_user_meta_data: metadata }, clientInfo.now);
}

/** The one account that proved an address which the provider vouches for. */
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
  // Addresses of an organisation's people are its own affair: they match nobody's here.
  if (identity.isSso || !own) return makeAccount(auth, transaction, identity, clientInfo);
  const addresses = identity.emails.map((email) => email.address);
  const accounts = await lockUsersByEmails(transaction, addresses);
  const proven = provenAccount(identity, accounts);
  if (proven) return linkByAddress(arrival, proven);
  const holder = accounts.find((user) => user.email === own.address);
  if (!holder) return makeAccount(auth, transaction, identity, clientInfo);
  if (!isConfirmed(holder)) {
    // An invitation waits for whoever has its mail: an address that anybody may name does not take it away.
    if (!own.verified && holder.invited_at) throw new UnprovenAddress(identity, own.address, null);
    if (!own.verified) assertOpen(auth);
    return confirmWaiting(arrival, holder, own.address);
  }
  if (!own.verified) throw new UnprovenAddress(identity, own.address, null);
  await releaseAddress(transaction, holder, clientInfo);
  return makeAccount(auth, transaction, identity, clientInfo);
}

/**
 * Finds, links or makes the account of an identity, under its locks. Linked without being asked are only accounts whose address both
 * sides proved; single sign-on stands apart from everybody else. Run it in identityTransaction, which retries it when somebody was
 * faster, and mails where the address has to be confirmed first.
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
