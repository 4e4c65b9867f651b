import type { AuthServices, Operation } from '../../auth-services.ts';
import { countCodes } from '../../queries/recovery-codes.ts';
import { requireBearer } from '../../signed-in.ts';
import { presentCodesOf } from './codes-of.ts';

/** GET /factors/recovery-codes: returns how many codes there are and how many are unused, never the codes themselves. */
export function readCodesStatus(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const status = await auth.database.asAuth(async (transaction) => {
      const { set } = await presentCodesOf(transaction, bearer, auth.clock());
      return { id: set.id, type: 'recovery_code', ...(await countCodes(transaction, set.id)) };
    });
    return c.json(status);
  };
}
