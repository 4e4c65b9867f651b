import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { sqlStateOf } from '../../errors.ts';
import { isUuid } from '../../http/identifiers.ts';
import { factorAdded } from '../../mail/messages/factor-changed.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { dropPendingContactChanges } from '../contact-changes/drop-pending-contact-changes.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import {
  type ChallengeRow,
  countWrongAnswer,
  endChallenges,
  lockChallenge,
} from '../queries/challenges.ts';
import { changeFactor, deleteFactors, type FactorRow, listFactors } from '../queries/factors.ts';
import { readBody, text } from '../read-body.ts';
import { type OpenedSession, sessionBody } from '../sessions/open-session.ts';
import { type Bearer, requireBearer } from '../signed-in.ts';
import { credentialExists } from '../webauthn/credential-exists.ts';
import { assertOpen } from './challenge-life.ts';
import { isWrongAnswer } from './factor-errors.ts';
import { assertAllowedToAnswer, factorIdOf, loadOwnFactor } from './factor-in-path.ts';
import type { FactorKind, FactorKinds } from './factor-kind.ts';
import { kindOf } from './factor-kinds.ts';
import { isProtected } from './is-protected.ts';
import { type Judged, judgeGuess } from './judge-guess.ts';
import { raiseSession } from './raise-session.ts';

const schema = z.looseObject({ challenge_id: text });

type Answer = {
  kind: FactorKind;
  factorId: string;
  challengeId: string;
  body: Record<string, unknown>;
  clientInfo: ClientInfo;
};
type Outcome = Judged<{ opened: OpenedSession; isNew: boolean }>;

function readChallengeId(id: string | null | undefined): string {
  if (!id || !isUuid(id)) throw invalid('challenge_id must be an UUID');
  return id;
}

async function findOpenChallenge(
  transaction: Transaction,
  { factorId, challengeId, clientInfo }: Answer,
): Promise<ChallengeRow> {
  const challenge = await lockChallenge(transaction, factorId, challengeId);
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new AuthError(422, 'mfa_factor_not_found', message);
  }
  assertOpen(challenge, clientInfo);
  return challenge;
}

/** Deletes the user's other unverified factors of the same type, after a correct answer. */
async function deleteAttempts(
  transaction: Transaction,
  factor: FactorRow,
  factors: FactorRow[],
): Promise<void> {
  const abandoned = factors.filter(
    ({ id, status, factor_type: type }) =>
      id !== factor.id && status === 'unverified' && type === factor.factor_type,
  );
  await deleteFactors(
    transaction,
    abandoned.map(({ id }) => id),
  );
}

async function judge(
  auth: AuthServices,
  transaction: Transaction,
  bearer: Bearer,
  answer: Answer,
): Promise<Outcome> {
  const { kind, body, clientInfo } = answer;
  const { now, ip } = clientInfo;
  const { signedIn, factor } = await loadOwnFactor(transaction, bearer, answer.factorId, now);
  const challenge = await findOpenChallenge(transaction, answer);
  const { user } = signedIn;
  const factors = await listFactors(transaction, [user.id]);
  assertAllowedToAnswer(signedIn, factor, factors);
  try {
    const { factorColumns } = await kind.verify({
      auth,
      body,
      user,
      clientInfo,
      factor,
      challenge,
    });
    await changeFactor(transaction, factor.id, { ...factorColumns, status: 'verified' }, now);
  } catch (error) {
    if (!isWrongAnswer(error)) throw error;
    await countWrongAnswer(transaction, challenge.id);
    const traits = { factor_id: factor.id, method: kind.method, outcome: 'wrong' };
    const audit = { action: 'verification_attempted', actorId: user.id, ip, now, traits } as const;
    await writeAuditEntry(transaction, audit);
    return { refusal: error };
  }
  await endChallenges(transaction, factor.id, now);
  await deleteAttempts(transaction, factor, factors);
  const proof = { factorId: factor.id, method: kind.method };
  // The account's first second factor: contact changes requested without it must not bypass it.
  const owner = isProtected(factors)
    ? user
    : await dropPendingContactChanges(transaction, user, now);
  const proven = { ...signedIn, user: owner };
  const opened = await raiseSession(auth, transaction, proven, proof, clientInfo);
  return { opened, isNew: factor.status === 'unverified' };
}

/** Translates a unique violation (23505). Of the columns stored with an answer only the credential id is unique: one key, one factor. */
function keyTaken(error: unknown): never {
  throw sqlStateOf(error) === '23505' ? credentialExists(error) : error;
}

/** POST /factors/{factor_id}/verify: checks the answer to a challenge. A correct answer raises the session to aal2. */
export function verifyFactor(auth: AuthServices, kinds: FactorKinds): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const factorId = factorIdOf(c);
    const clientInfo = clientInfoOf(auth, c);
    const { signedIn, factor } = await auth.database.asAuth((transaction) =>
      loadOwnFactor(transaction, bearer, factorId, clientInfo.now),
    );
    const body = await readBody(c, schema);
    const kind = kindOf(kinds, factor);
    kind.assertAnswer(body);
    const challengeId = readChallengeId(body.challenge_id);
    const answer = { kind, factorId, challengeId, body, clientInfo };
    const guess = { signedIn, clientInfo, what: kind.answers };
    const outcome = await judgeGuess(auth, c, guess, (transaction) =>
      judge(auth, transaction, bearer, answer),
    ).catch(keyTaken);
    if (outcome.isNew) await notifyOwner(auth, c, signedIn.user, factorAdded(factor.factor_type));
    return c.json(await sessionBody(auth, outcome.opened));
  };
}
