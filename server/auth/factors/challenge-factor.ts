import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { peerKey } from '../../http/client-address.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { type ChallengeColumns, deleteChallenge, insertChallenge } from '../queries/challenges.ts';
import { changeFactor, listFactors } from '../queries/factors.ts';
import { readBody } from '../read-body.ts';
import { type Bearer, requireBearer } from '../signed-in.ts';
import { addressOf, expiryOf } from './challenge-life.ts';
import { assertAllowedToAnswer, factorIdOf, loadOwnFactor } from './factor-in-path.ts';
import type { FactorKinds } from './factor-kind.ts';
import { kindOf } from './factor-kinds.ts';

const schema = z.looseObject({});

async function storeChallenge(
  transaction: Transaction,
  bearer: Bearer,
  factorId: string,
  columns: ChallengeColumns,
  clientInfo: ClientInfo,
): Promise<string> {
  const { now, ip } = clientInfo;
  const { signedIn, factor } = await loadOwnFactor(transaction, bearer, factorId, now);
  const challenge = { factorId, ipAddress: addressOf(clientInfo), now, ...columns };
  const challengeId = await insertChallenge(transaction, challenge);
  await changeFactor(transaction, factorId, { last_challenged_at: now }, now);
  const traits = { factor_id: factorId, factor_status: factor.status };
  const audit = {
    action: 'challenge_created',
    actorId: signedIn.user.id,
    ip,
    now,
    traits,
  } as const;
  await writeAuditEntry(transaction, audit);
  return challengeId;
}

/** POST /factors/{factor_id}/challenge: creates a challenge. It can be answered once, within five minutes, from the same address. */
export function challengeFactor(auth: AuthServices, kinds: FactorKinds): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const factorId = factorIdOf(c);
    const clientInfo = clientInfoOf(auth, c);
    const { user, factor, others } = await auth.database.asAuth(async (transaction) => {
      const { signedIn, factor } = await loadOwnFactor(
        transaction,
        bearer,
        factorId,
        clientInfo.now,
      );
      const { user } = signedIn;
      const others = await listFactors(transaction, [user.id]);
      assertAllowedToAnswer(signedIn, factor, others);
      return { user, factor, others };
    });
    const kind = kindOf(kinds, factor);
    const body = await readBody(c, schema);
    await auth.limits.take('challengeByAccountAndPeer', `${user.id}:${peerKey(clientInfo)}`);
    const question = await kind.challenge({ auth, body, user, clientInfo, factor, others });
    const id = await auth.database.asAuth((transaction) =>
      storeChallenge(transaction, bearer, factorId, question.columns, clientInfo),
    );
    try {
      await question.deliver?.(c.get('log'));
    } catch (error) {
      await auth.database.asAuth((transaction) => deleteChallenge(transaction, id));
      throw error;
    }
    const { factor_type: type } = factor;
    return c.json({ id, type, expires_at: expiryOf(clientInfo.now), ...question.answer });
  };
}
