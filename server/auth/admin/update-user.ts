import type { Transaction } from '../../database/database.ts';
import { sqlStateOf } from '../../errors.ts';
import { type Account, accountOf } from '../accounts.ts';
import { emailExists } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { storePassword } from '../change-password.ts';
import { readEmailAddress } from '../email-address.ts';
import { hashPassword, mustBeGoodPassword } from '../passwords.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { changeEmailIdentity } from '../queries/identities.ts';
import { deleteTokens } from '../queries/one-time-tokens.ts';
import { changeUser, type UserRow } from '../queries/users.ts';
import { readBody } from '../read-body.ts';
import { requireServiceRole } from '../signed-in.ts';
import { userBody } from '../user-body.ts';
import { type Visit, visitOf } from '../visit.ts';
import { metadataChanges, mustBeServed, type UserFields, userFields } from './user-fields.ts';
import { userInPath } from './user-in-path.ts';

/** A new address holds at once; mails that went to the old one open nothing any more. */
async function setAddress(
  transaction: Transaction,
  user: UserRow,
  change: { email: string; confirmed: boolean; now: Date },
): Promise<UserRow> {
  const { email, confirmed, now } = change;
  if (email !== user.email) await deleteTokens(transaction, user.id);
  const emailVerified = confirmed || user.email_confirmed_at !== null;
  await changeEmailIdentity(transaction, user.id, { email, emailVerified, now });
  const confirmation = confirmed && !user.email_confirmed_at ? { email_confirmed_at: now } : {};
  const changes = { email, email_change: '', email_change_confirm_status: 0, ...confirmation };
  return changeUser(transaction, user.id, changes, now);
}

async function applyFields(
  transaction: Transaction,
  user: UserRow,
  fields: UserFields,
  extra: { email: string | undefined; passwordHash: string | undefined; visit: Visit },
): Promise<Account> {
  const { email, passwordHash, visit } = extra;
  const { now, ip } = visit;
  let changed = user;
  if (email || fields.email_confirm) {
    const confirmed = fields.email_confirm ?? false;
    changed = await setAddress(transaction, user, {
      email: email ?? user.email ?? '',
      confirmed,
      now,
    });
  }
  if (passwordHash) {
    changed = await storePassword(transaction, changed, {
      passwordHash,
      keepSession: undefined,
      visit,
    });
  }
  const changes = metadataChanges(fields, changed, now);
  if (Object.keys(changes).length > 0) {
    changed = await changeUser(transaction, user.id, changes, now);
  }
  await writeAuditEntry(transaction, { action: 'user_modified', actorId: user.id, ip, now });
  return accountOf(transaction, changed);
}

/** PUT /admin/users/{user_id}: what is given changes at once, without mails. */
export function updateUser(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const fields = await readBody(c, userFields);
    mustBeServed(fields);
    const email = fields.email ? readEmailAddress(fields.email) : undefined;
    if (fields.password) mustBeGoodPassword(fields.password);
    const passwordHash = fields.password ? await hashPassword(fields.password) : undefined;
    const extra = { email, passwordHash, visit: visitOf(auth, c) };
    try {
      const account = await auth.database.asAuth(async (transaction) =>
        applyFields(transaction, await userInPath(transaction, c), fields, extra),
      );
      return c.json(userBody(account));
    } catch (error) {
      if (sqlStateOf(error) === '23505') throw emailExists();
      throw error;
    }
  };
}
