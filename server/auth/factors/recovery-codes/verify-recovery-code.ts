import { z } from 'zod';
import type { Transaction } from '../../../database/database.ts';
import { recoveryCodeUsed } from '../../../mail/messages/recovery-codes-changed.ts';
import { notifyOwner } from '../../accounts/notify-owner.ts';
import type { AuthServices, Operation } from '../../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../../client-info.ts';
import { writeAuditEntry } from '../../queries/audit-log.ts';
import { countCodes, spendCode } from '../../queries/recovery-codes.ts';
import { readBody, text } from '../../read-body.ts';
import { type OpenedSession, sessionBody } from '../../sessions/open-session.ts';
import { type Bearer, requireBearer } from '../../signed-in.ts';
import { wrongAnswer } from '../factor-errors.ts';
import { type Judged, judgeGuess } from '../judge-guess.ts';
import { raiseSession } from '../raise-session.ts';
import { canonical, hashCode } from './codes.ts';
import { presentCodesOf } from './codes-of.ts';

const schema = z.object({ code: text });
const method = 'mfa/recovery_code';

async function judge(
  auth: AuthServices,
  transaction: Transaction,
  bearer: Bearer,
  code: string,
  clientInfo: ClientInfo,
): Promise<Judged<{ opened: OpenedSession; remaining: number }>> {
  const { now, ip } = clientInfo;
  const { signedIn, set } = await presentCodesOf(transaction, bearer, now);
  if (!(await spendCode(transaction, set.id, hashCode(auth, set.id, code), now))) {
    const traits = { factor_id: set.id, method, outcome: 'wrong' };
    const actorId = signedIn.user.id;
    const audit = { action: 'verification_attempted', actorId, ip, now, traits } as const;
    await writeAuditEntry(transaction, audit);
    return { refusal: wrongAnswer('Invalid recovery code entered') };
  }
  const proof = { factorId: set.id, method };
  const opened = await raiseSession(auth, transaction, signedIn, proof, clientInfo);
  const { remaining } = await countCodes(transaction, set.id);
  return { opened, remaining };
}

/** POST /factors/recovery-codes/verify: raises the session to aal2 with an unused code. Each code works once. */
export function verifyRecoveryCode(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const clientInfo = clientInfoOf(auth, c);
    const { signedIn, set } = await auth.database.asAuth((transaction) =>
      presentCodesOf(transaction, bearer, clientInfo.now),
    );
    const code = canonical((await readBody(c, schema)).code ?? '');
    const what = `recovery code of ${set.updated_at.toISOString()}` as const;
    const guess = { signedIn, clientInfo, what };
    const { opened, remaining } = await judgeGuess(auth, c, guess, (transaction) =>
      judge(auth, transaction, bearer, code, clientInfo),
    );
    await notifyOwner(auth, c, signedIn.user, recoveryCodeUsed(remaining));
    return c.json(await sessionBody(auth, opened));
  };
}
