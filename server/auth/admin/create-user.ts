import { sqlStateOf } from '../../errors.ts';
import { accountOf } from '../accounts.ts';
import { emailExists, invalid } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { createUser as createAccount } from '../create-user.ts';
import { readEmailAddress } from '../email-address.ts';
import { isUuid } from '../identifiers.ts';
import { hashPassword } from '../passwords.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { readBody } from '../read-body.ts';
import { requireServiceRole } from '../signed-in.ts';
import { userBody } from '../user-body.ts';
import { visitOf } from '../visit.ts';
import { metadataChanges, mustBeServed, type UserFields, userFields } from './user-fields.ts';

function checkedEmail(fields: UserFields): string {
  if (!fields.email && !fields.phone) {
    throw invalid('Cannot create a user without either an email or phone');
  }
  mustBeServed(fields);
  if (fields.id && !isUuid(fields.id)) throw invalid('ID must conform to the uuid v4 format');
  return readEmailAddress(fields.email ?? '');
}

/** POST /admin/users: an account as the service key wants it. No mail is sent. */
export function createUser(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const fields = await readBody(c, userFields);
    const email = checkedEmail(fields);
    const { now, ip } = visitOf(auth, c);
    const passwordHash = fields.password ? await hashPassword(fields.password) : null;
    const empty = {
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      raw_user_meta_data: {},
    };
    const { raw_user_meta_data: data = {}, ...changes } = metadataChanges(fields, empty, now);
    const confirmed = fields.email_confirm ?? false;
    const id = fields.id || undefined;
    try {
      const account = await auth.database.asAuth(async (transaction) => {
        const wanted = {
          ...(id ? { id } : {}),
          email,
          passwordHash,
          data: data ?? {},
          confirmed,
          now,
        };
        const user = await createAccount(transaction, wanted, changes);
        await writeAuditEntry(transaction, { action: 'user_signedup', actorId: user.id, ip, now });
        return accountOf(transaction, user);
      });
      return c.json(userBody(account));
    } catch (error) {
      if (sqlStateOf(error) === '23505') throw emailExists();
      throw error;
    }
  };
}
