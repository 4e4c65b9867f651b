import { z } from 'zod';
import type { Transaction } from '../../../database/database.ts';
import { recoveryCodesMade } from '../../../mail/messages/recovery-codes-changed.ts';
import { notifyOwner } from '../../accounts/notify-owner.ts';
import { AuthError } from '../../auth-error.ts';
import type { AuthServices, Operation } from '../../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../../client-info.ts';
import { insertFactor } from '../../queries/factors.ts';
import { readBody, text } from '../../read-body.ts';
import { type Bearer, requireBearer } from '../../signed-in.ts';
import { readFriendlyName } from '../enroll-factor.ts';
import { nameConflict } from '../factor-errors.ts';
import { isProtected } from '../is-protected.ts';
import { assertProvenSecondFactor, codesOf } from './codes-of.ts';
import { storeCodes } from './store-codes.ts';

const schema = z.object({ friendly_name: text });
const usualName = 'Recovery codes';

/** @throws AuthError mfa_recovery_codes_sole_factor, insufficient_aal, mfa_verified_factor_exists, mfa_factor_name_conflict */
async function addCodes(
  auth: AuthServices,
  transaction: Transaction,
  bearer: Bearer,
  friendlyName: string,
  clientInfo: ClientInfo,
) {
  const { now } = clientInfo;
  const { signedIn, factors, set: present } = await codesOf(transaction, bearer, now);
  const { user } = signedIn;
  if (!isProtected(factors)) {
    const message = 'Recovery codes need another verified factor that they stand in for';
    throw new AuthError(422, 'mfa_recovery_codes_sole_factor', message);
  }
  assertProvenSecondFactor(signedIn);
  if (present) {
    const message = 'Recovery codes already exist, regenerate them to get new ones';
    throw new AuthError(422, 'mfa_verified_factor_exists', message);
  }
  if (factors.some((factor) => factor.friendly_name === friendlyName)) {
    throw nameConflict(friendlyName);
  }
  const set = await insertFactor(transaction, {
    user_id: user.id,
    friendly_name: friendlyName,
    factor_type: 'recovery_code',
    status: 'verified',
    now,
  });
  return { user, answer: await storeCodes(auth, transaction, set, clientInfo) };
}

/** POST /factors/recovery-codes: creates the first set. The user needs another verified second factor and an aal2 session. */
export function generateCodes(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const body = await readBody(c, schema);
    const friendlyName = readFriendlyName(body.friendly_name) || usualName;
    const clientInfo = clientInfoOf(auth, c);
    const { user, answer } = await auth.database.asAuth((transaction) =>
      addCodes(auth, transaction, bearer, friendlyName, clientInfo),
    );
    await notifyOwner(auth, c, user, recoveryCodesMade);
    return c.json(answer);
  };
}
