import { userBody } from '../accounts/user-body.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { readBearerAccount } from '../queries/bearer-account.ts';
import { judgeFound, requireBearer } from '../signed-in.ts';

/** GET /user: returns the bearer's account in its present state in the database. */
export function getUser(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const { identities, factors, ...found } = await readBearerAccount(auth.database, bearer);
    const { user } = judgeFound(found, bearer, auth.clock());
    return c.json(userBody({ user, identities, factors }));
  };
}
