import type { Transaction } from '../../database/database.ts';
import { isUuid } from '../../http/identifiers.ts';
import { type Account, accountOf } from '../accounts/accounts.ts';
import { createUser as createAccount } from '../accounts/create-user.ts';
import { userBody } from '../accounts/user-body.ts';
import { invalid } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { hashGivenPassword } from '../passwords/hard-to-guess.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { readBody } from '../read-body.ts';
import { requireServiceRole } from '../signed-in.ts';
import { contactConflictOf, setContact } from './set-contact.ts';
import {
  assertServed,
  type GivenContact,
  givenContacts,
  metadataChanges,
  ownerIn,
  type UserFields,
  userFields,
} from './user-fields.ts';

type NewUser = {
  fields: UserFields;
  contacts: GivenContact[];
  passwordHash: string | null;
  clientInfo: ClientInfo;
};

/** Returns the contacts of a new account, which needs an address, a number or both. @throws AuthError validation_failed, phone_provider_disabled */
function checkedContacts(auth: AuthServices, fields: UserFields): GivenContact[] {
  if (!fields.email && !fields.phone) {
    throw invalid('Cannot create a user without either an email or phone');
  }
  assertServed(auth, fields);
  if (fields.id && !isUuid(fields.id)) throw invalid('ID must conform to the uuid v4 format');
  return givenContacts(fields);
}

/** Creates the account with its first contact, which is also its provider, then adds the other contact. */
async function makeAccount(transaction: Transaction, wanted: NewUser): Promise<Account> {
  const { fields, passwordHash, clientInfo } = wanted;
  const { now, ip } = clientInfo;
  const [first, ...others] = wanted.contacts;
  if (!first) throw invalid('Cannot create a user without either an email or phone');
  const { confirmed, ...contact } = first;
  const { kind } = contact;
  const empty = {
    raw_app_meta_data: { provider: kind, providers: [kind] },
    raw_user_meta_data: {},
  };
  const { raw_user_meta_data: data, ...changes } = metadataChanges(fields, empty, now);
  const id = fields.id ? { id: fields.id } : {};
  const account = { ...id, contact, passwordHash, data: data ?? {}, confirmed, now };
  let user = await createAccount(transaction, account, changes);
  for (const other of others) user = await setContact(transaction, user, other, now);
  await writeAuditEntry(transaction, { action: 'user_signedup', actorId: user.id, ip, now });
  return accountOf(transaction, user);
}

/** POST /admin/users: creates an account with the given fields. No message is sent. */
export function createUser(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const fields = await readBody(c, userFields);
    const contacts = checkedContacts(auth, fields);
    const { password } = fields;
    const passwordHash = password ? await hashGivenPassword(auth, password, ownerIn(fields)) : null;
    const wanted = { fields, contacts, passwordHash, clientInfo: clientInfoOf(auth, c) };
    try {
      const account = await auth.database.asAuth((transaction) => makeAccount(transaction, wanted));
      return c.json(userBody(account));
    } catch (error) {
      throw contactConflictOf(error) ?? error;
    }
  };
}
