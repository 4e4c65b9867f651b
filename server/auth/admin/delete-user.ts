import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { sqlStateOf } from '../../errors.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { deleteFactorsOf } from '../queries/factors.ts';
import { deleteIdentities } from '../queries/identities.ts';
import { deleteAllTokens } from '../queries/one-time-tokens.ts';
import { deletePasskeysOf } from '../queries/passkeys.ts';
import { deleteSessionsOf } from '../queries/sessions.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser, deleteUserRow } from '../queries/users.ts';
import { flag, readBody } from '../read-body.ts';
import { requireServiceRole } from '../signed-in.ts';
import { userInPath } from './user-in-path.ts';

const schema = z.object({ should_soft_delete: flag });

/** Empties the account but keeps its row; its address and number become free for a new account. */
async function softDelete(transaction: Transaction, user: UserRow, now: Date): Promise<void> {
  await deleteSessionsOf(transaction, user.id);
  await deleteAllTokens(transaction, user.id);
  await deleteIdentities(transaction, user.id);
  await deletePasskeysOf(transaction, user.id);
  await deleteFactorsOf(transaction, user.id);
  const stump = createHash('sha256').update(`${user.id}:${user.email}`).digest('base64url');
  const emptied = {
    email: stump,
    phone: null,
    encrypted_password: null,
    email_change: '',
    phone_change: '',
    raw_app_meta_data: {},
    raw_user_meta_data: {},
    deleted_at: now,
  };
  await changeUser(transaction, user.id, emptied, now);
}

/** The actor id in the audit entry of a fully deleted account: the entry must not keep the deleted id. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** DELETE /admin/users/{user_id}: deletes the account with everything that belongs to it, or only empties it. */
export function deleteUser(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const { should_soft_delete: isSoft } = await readBody(c, schema);
    const { ip, now } = clientInfoOf(auth, c);
    try {
      await auth.database.asAuth(async (transaction) => {
        const user = await userInPath(transaction, c);
        if (isSoft) await softDelete(transaction, user, now);
        else await deleteUserRow(transaction, user.id);
        // Written after the deletion, because the entries of a deleted account are deleted with it.
        await writeAuditEntry(transaction, {
          action: 'user_deleted',
          actorId: isSoft ? user.id : nobody,
          ip,
          now,
          traits: { by: 'service_role' },
        });
      });
    } catch (error) {
      if (sqlStateOf(error) !== 'STADM') throw error;
      throw new AuthError(409, 'conflict', 'The last admin cannot be deleted', { cause: error });
    }
    return c.json({});
  };
}
