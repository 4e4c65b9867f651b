import type { AuthServices, Operation } from '../auth-services.ts';
import { listPasskeys as listRows } from '../queries/passkeys.ts';
import { loadSignedIn, requireBearer } from '../signed-in.ts';
import { mustManagePasskeys } from './may-manage.ts';
import { passkeyBody } from './passkey-body.ts';

/** GET /passkeys: a bare array, oldest first. */
export function listPasskeys(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const passkeys = await auth.database.asAuth(async (transaction) => {
      const signedIn = await loadSignedIn(transaction, bearer, auth.clock());
      await mustManagePasskeys(transaction, signedIn);
      return listRows(transaction, signedIn.user.id);
    });
    return c.json(passkeys.map(passkeyBody));
  };
}
