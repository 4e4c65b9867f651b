import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { accountOf } from '../accounts/accounts.ts';
import {
  type ContactChange,
  notifyOfContactChange,
  notifyOfPasswordChange,
} from '../accounts/notify-of-change.ts';
import { userBody } from '../accounts/user-body.ts';
import { mergeMetadata } from '../accounts/user-metadata.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { type Challenge, readChallenge } from '../codes/pkce.ts';
import {
  consumeChangeLimit,
  deliverContactChange,
  type PendingChange,
  requestContactChange,
} from '../contact-changes/change-contact.ts';
import { moveContact } from '../contact-changes/move-contact.ts';
import {
  assertConfirmed,
  assertPhonesServed,
  assertTextChannel,
  contactExists,
  readContact,
} from '../contacts/contact.ts';
import { storePassword } from '../passwords/change-password.ts';
import { assertStrongPassword } from '../passwords/passwords.ts';
import { preparePassword } from '../passwords/prepare-password.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { markSessionProven } from '../queries/session-levels.ts';
import type { Contact, UserRow } from '../queries/user-row.ts';
import { changeUser, findUserByContact } from '../queries/users.ts';
import { readBody, record, text } from '../read-body.ts';
import { wantedTarget } from '../redirects/wanted-target.ts';
import { assertNotManaged } from '../saml/managed-account.ts';
import { type Bearer, loadSignedIn, requireBearer } from '../signed-in.ts';
import { assertStrongSession } from '../strong-session.ts';

const schema = z.object({
  email: text,
  phone: text,
  channel: text,
  password: text,
  current_password: text,
  nonce: text,
  data: record,
  app_metadata: record,
  code_challenge: text,
  code_challenge_method: text,
});
type Body = z.infer<typeof schema>;

type Changes = {
  /** Only the contacts that the account does not have yet. */
  contacts: Contact[];
  passwordHash: string | undefined;
  data: Record<string, unknown> | undefined;
  /** The request contained a valid code of /reauthenticate. */
  gaveCode: boolean;
  challenge: Challenge | undefined;
  clientInfo: ClientInfo;
};

function assertOwnToChange(auth: AuthServices, body: Body): void {
  if (body.app_metadata) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (body.phone) {
    assertPhonesServed(auth, 422, 'Phone logins are disabled');
    assertTextChannel(body.channel);
  }
  if (typeof body.password === 'string') assertStrongPassword(body.password);
}

const protection = 'update email or password';

/** Whether the contact changes at once: a phone number that needs no confirmation here. An email change always needs its mailboxes. */
function movesAtOnce(auth: AuthServices, { kind }: Contact): boolean {
  return kind === 'phone' && !assertConfirmed(auth, kind);
}

async function changeContacts(
  auth: AuthServices,
  transaction: Transaction,
  unchanged: UserRow,
  { contacts, challenge, clientInfo }: Changes,
): Promise<{ user: UserRow; pending: PendingChange[]; contactChanges: ContactChange[] }> {
  let user = unchanged;
  const contactChanges: ContactChange[] = [];
  const pending: PendingChange[] = [];
  for (const wanted of contacts) {
    if (movesAtOnce(auth, wanted)) {
      // This change proves nothing, so even an unconfirmed account keeps its contact.
      if (await findUserByContact(transaction, wanted)) throw contactExists(wanted.kind);
      contactChanges.push({ from: user, kind: wanted.kind });
      user = await moveContact(transaction, user, wanted, clientInfo);
      continue;
    }
    const request = { wanted, challenge, now: clientInfo.now };
    const change = await requestContactChange(auth, transaction, user, request);
    user = change.user;
    pending.push(change);
  }
  return { user, pending, contactChanges };
}

async function applyChanges(
  auth: AuthServices,
  transaction: Transaction,
  bearer: Bearer,
  changes: Changes,
) {
  const { contacts, passwordHash, data, gaveCode, clientInfo } = changes;
  const { now, ip } = clientInfo;
  const signedIn = await loadSignedIn(transaction, bearer, now);
  let { user } = signedIn;
  if (contacts.length > 0 || passwordHash) {
    await assertStrongSession(transaction, signedIn, protection);
  }
  if (passwordHash) {
    const keepSession = signedIn.session.id;
    user = await storePassword(transaction, user, { passwordHash, keepSession, clientInfo });
  }
  // Checks for a recent proof (private.has_recent_authentication) look it up by the session, on every door.
  if (gaveCode) {
    await markSessionProven(transaction, { sessionId: signedIn.session.id, method: 'otp', now });
  }
  if (data) {
    const metadata = mergeMetadata(user.raw_user_meta_data, data);
    user = await changeUser(transaction, user.id, { raw_user_meta_data: metadata }, now);
  }
  const { user: changed, ...contactChanges } = await changeContacts(
    auth,
    transaction,
    user,
    changes,
  );
  await writeAuditEntry(transaction, { action: 'user_modified', actorId: user.id, ip, now });
  const account = await accountOf(transaction, changed);
  return { account, before: signedIn.user, ...contactChanges };
}

/** @throws AuthError validation_failed */
function wantedContacts({ email, phone }: Body, user: UserRow): Contact[] {
  const wanted = [
    ...(email ? [readContact({ email })] : []),
    ...(phone ? [readContact({ phone })] : []),
  ];
  return wanted.filter(({ kind, address }) => user[kind] !== address);
}

/** Does the slow work before the transaction: checks the nonce, hashes the password, consumes the rate limit of a message. */
async function prepareChanges(
  auth: AuthServices,
  bearer: Bearer,
  body: Body,
  clientInfo: ClientInfo,
): Promise<Changes> {
  // Check the permission first, so that a refused caller learns nothing and costs no hashing.
  const signedIn = await auth.database.asAuth(async (transaction) => {
    const found = await loadSignedIn(transaction, bearer, clientInfo.now);
    assertNotManaged(found.user, body);
    assertOwnToChange(auth, body);
    if (body.password || wantedContacts(body, found.user).length > 0) {
      await assertStrongSession(transaction, found, protection);
    }
    return found;
  });
  const challenge = readChallenge(body);
  const contacts = wantedContacts(body, signedIn.user);
  const passwordHash = await preparePassword(auth, signedIn, body, clientInfo);
  for (const contact of contacts) {
    if (!movesAtOnce(auth, contact)) await consumeChangeLimit(auth, clientInfo, contact);
  }
  const data = body.data ?? undefined;
  return { contacts, passwordHash, data, gaveCode: Boolean(body.nonce), challenge, clientInfo };
}

/** PUT /user: sets a password or metadata, starts a change of address or number, or takes a code alone as a new proof of identity. */
export function updateUser(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const body = await readBody(c, schema);
    const redirectTo = wantedTarget(auth, c);
    const changes = await prepareChanges(auth, bearer, body, clientInfoOf(auth, c));
    const { account, before, pending, contactChanges } = await auth.database.asAuth((transaction) =>
      applyChanges(auth, transaction, bearer, changes),
    );
    if (changes.passwordHash) await notifyOfPasswordChange(auth, c, before);
    for (const contactChange of contactChanges) await notifyOfContactChange(auth, c, contactChange);
    for (const change of pending) await deliverContactChange(auth, c, change, redirectTo);
    return c.json(userBody(account));
  };
}
