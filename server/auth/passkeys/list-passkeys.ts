import type { AuthServices, Operation } from '../auth-services.ts';
import { readBearerPasskeys } from '../queries/bearer-account.ts';
import { judgeFound, requireBearer } from '../signed-in.ts';
import { assertProvenFactors } from './may-manage.ts';
import { passkeyBody } from './passkey-body.ts';

/** GET /passkeys: returns the bearer's passkeys as a bare array, oldest first. */
export function listPasskeys(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const { factors, passkeys, ...found } = await readBearerPasskeys(auth.database, bearer);
    assertProvenFactors(judgeFound(found, bearer, auth.clock()), factors);
    return c.json(passkeys.map(passkeyBody));
  };
}
