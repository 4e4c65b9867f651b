import type { AuthServices, Operation } from '../auth-services.ts';
import { passkeyBody } from '../passkeys/passkey-body.ts';
import { listPasskeys } from '../queries/passkeys.ts';
import { requireServiceRole } from '../signed-in.ts';
import { userInPath } from './user-in-path.ts';

/** GET /admin/users/{user_id}/passkeys: a bare array. */
export function listPasskeysOfUser(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const passkeys = await auth.database.asAuth(async (transaction) => {
      const user = await userInPath(transaction, c);
      return listPasskeys(transaction, user.id);
    });
    return c.json(passkeys.map(passkeyBody));
  };
}
