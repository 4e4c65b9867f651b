import type { AuthServices, Operation } from '../auth-services.ts';
import { loadSignedIn, requireBearer } from '../signed-in.ts';
import { accountOf } from './accounts.ts';
import { userBody } from './user-body.ts';

/** GET /user: who the bearer is, as the database knows them now. */
export function getUser(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const account = await auth.database.asAuth(async (transaction) => {
      const { user } = await loadSignedIn(transaction, bearer, auth.clock());
      return accountOf(transaction, user);
    });
    return c.json(userBody(account));
  };
}
