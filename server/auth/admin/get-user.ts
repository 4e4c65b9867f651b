import { accountOf } from '../accounts/accounts.ts';
import { factorBody, userBody } from '../accounts/user-body.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { requireServiceRole } from '../signed-in.ts';
import { userInPath } from './user-in-path.ts';

/** GET /admin/users/{user_id} */
export function getUser(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const account = await auth.database.asAuth(async (transaction) =>
      accountOf(transaction, await userInPath(transaction, c)),
    );
    return c.json(userBody(account));
  };
}

/** GET /admin/users/{user_id}/factors: returns a bare array, as the client expects. */
export function listFactorsOfUser(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const { factors } = await auth.database.asAuth(async (transaction) =>
      accountOf(transaction, await userInPath(transaction, c)),
    );
    return c.json(factors.map(factorBody));
  };
}
