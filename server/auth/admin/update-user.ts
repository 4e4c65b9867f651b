import type { Transaction } from '../../database/database.ts';
import { type Account, accountOf } from '../accounts/accounts.ts';
import { userBody } from '../accounts/user-body.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { storePassword } from '../passwords/change-password.ts';
import { hashGivenPassword } from '../passwords/hard-to-guess.ts';
import { assertStrongPassword } from '../passwords/passwords.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';
import { readBody } from '../read-body.ts';
import { requireServiceRole } from '../signed-in.ts';
import { contactConflictOf, setContact } from './set-contact.ts';
import {
  assertServed,
  givenContacts,
  metadataChanges,
  ownerIn,
  type UserFields,
  userFields,
} from './user-fields.ts';
import { userInPath } from './user-in-path.ts';

async function applyFields(
  transaction: Transaction,
  user: UserRow,
  fields: UserFields,
  extra: { passwordHash: string | undefined; clientInfo: ClientInfo },
): Promise<Account> {
  const { passwordHash, clientInfo } = extra;
  const { now, ip } = clientInfo;
  let changed = user;
  for (const given of givenContacts(fields, user)) {
    changed = await setContact(transaction, changed, given, now);
  }
  if (passwordHash) {
    changed = await storePassword(transaction, changed, {
      passwordHash,
      keepSession: undefined,
      clientInfo,
    });
  }
  const changes = metadataChanges(fields, changed, now);
  if (Object.keys(changes).length > 0) {
    changed = await changeUser(transaction, user.id, changes, now);
  }
  await writeAuditEntry(transaction, { action: 'user_modified', actorId: user.id, ip, now });
  return accountOf(transaction, changed);
}

/** PUT /admin/users/{user_id}: changes the given fields at once, without mails. */
export function updateUser(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const fields = await readBody(c, userFields);
    assertServed(auth, fields);
    const { password } = fields;
    if (password) assertStrongPassword(password);
    const passwordHash = password
      ? await hashGivenPassword(auth, password, ownerIn(fields))
      : undefined;
    const extra = { passwordHash, clientInfo: clientInfoOf(auth, c) };
    try {
      const account = await auth.database.asAuth(async (transaction) =>
        applyFields(transaction, await userInPath(transaction, c), fields, extra),
      );
      return c.json(userBody(account));
    } catch (error) {
      throw contactConflictOf(error) ?? error;
    }
  };
}
