import { recoveryCodesMade } from '../../../mail/messages/recovery-codes-changed.ts';
import { notifyOwner } from '../../accounts/notify-owner.ts';
import type { AuthServices, Operation } from '../../auth-services.ts';
import { clientInfoOf } from '../../client-info.ts';
import { changeFactor } from '../../queries/factors.ts';
import { requireBearer } from '../../signed-in.ts';
import { assertProvenSecondFactor, presentCodesOf } from './codes-of.ts';
import { storeCodes } from './store-codes.ts';

/** POST /factors/recovery-codes/regenerate: replaces the set; the old codes stop working. */
export function regenerateCodes(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const clientInfo = clientInfoOf(auth, c);
    const { user, answer } = await auth.database.asAuth(async (transaction) => {
      const { signedIn, set } = await presentCodesOf(transaction, bearer, clientInfo.now);
      assertProvenSecondFactor(signedIn);
      const renewed = await changeFactor(transaction, set.id, {}, clientInfo.now);
      return {
        user: signedIn.user,
        answer: await storeCodes(auth, transaction, renewed, clientInfo),
      };
    });
    await notifyOwner(auth, c, user, recoveryCodesMade);
    return c.json(answer);
  };
}
