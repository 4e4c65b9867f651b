import type { Transaction } from '../../database/database.ts';
import { peerKey } from '../../http/client-address.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { findPasskey, lockPasskey, markPasskeyUsed, type PasskeyRow } from '../queries/passkeys.ts';
import type { UserRow } from '../queries/user-row.ts';
import { lockUser } from '../queries/users.ts';
import { readBody } from '../read-body.ts';
import { type OpenedSession, openSession, sessionBody } from '../sessions/open-session.ts';
import { CeremonyRefusal } from '../webauthn/ceremony-refusal.ts';
import { type CredentialUse, checkRequest } from '../webauthn/check-request.ts';
import { type RequestResponse, requestResponse } from '../webauthn/credential-response.ts';
import { relyingPartyOf } from '../webauthn/relying-party.ts';
import { credentialOf } from './credential-of.ts';
import { answerSchema, readPasskeyAnswer, useChallenge } from './passkey-challenge.ts';
import { verificationFailed } from './passkey-errors.ts';

type Answer = { response: RequestResponse; challenge: string };

/** Returns the passkey of the response and its user, and locks both rows until the transaction ends. */
async function lockOwner(
  transaction: Transaction,
  response: RequestResponse,
): Promise<{ user: UserRow; passkey: PasskeyRow }> {
  const found = await findPasskey(transaction, Buffer.from(response.id, 'base64url'));
  const user = found && (await lockUser(transaction, found.user_id));
  const passkey = user && (await lockPasskey(transaction, user.id, found.id));
  if (!passkey || user.deleted_at) throw verificationFailed();
  // The request names no user, so the authenticator must send the user handle.
  if (!response.response.userHandle) throw verificationFailed();
  return { user, passkey };
}

async function judge(
  auth: AuthServices,
  { user, passkey }: { user: UserRow; passkey: PasskeyRow },
  { response, challenge }: Answer,
): Promise<CredentialUse> {
  try {
    return await checkRequest(relyingPartyOf(auth), response, credentialOf(passkey), {
      challenge,
      userHandle: user.id,
      userVerification: 'required',
    });
  } catch (refusal) {
    if (!(refusal instanceof CeremonyRefusal)) throw refusal;
    if (refusal.isCopy) {
      const about = { userId: user.id, passkeyId: passkey.id };
      auth.log.warn(about, 'passkey counter went backwards: possibly cloned');
    }
    throw verificationFailed(refusal);
  }
}

function assertConfirmed(user: UserRow): void {
  if (user.email && !user.email_confirmed_at) {
    throw new AuthError(403, 'email_not_confirmed', 'Email not confirmed');
  }
  if (user.phone && !user.phone_confirmed_at) {
    throw new AuthError(403, 'phone_not_confirmed', 'Phone not confirmed');
  }
}

async function signIn(
  auth: AuthServices,
  transaction: Transaction,
  answer: Answer,
  clientInfo: ClientInfo,
): Promise<OpenedSession> {
  const owner = await lockOwner(transaction, answer.response);
  const use = await judge(auth, owner, answer);
  assertConfirmed(owner.user);
  await markPasskeyUsed(transaction, owner.passkey.id, { ...use, now: clientInfo.now });
  return openSession(auth, transaction, owner.user, clientInfo, 'passkey');
}

/**
 * POST /passkeys/authentication/verify: signs in the owner of the passkey. The session has one factor (aal1), as on the official server:
 * a user with a second factor still has to prove it.
 */
export function verifyAuthentication(auth: AuthServices): Operation {
  return async (c) => {
    const clientInfo = clientInfoOf(auth, c);
    await auth.limits.take('failedVerifyByPeer', peerKey(clientInfo));
    const { challengeId, response } = readPasskeyAnswer(
      await readBody(c, answerSchema),
      requestResponse,
    );
    const challenge = await useChallenge(auth, challengeId, {
      type: 'authentication',
      userId: null,
    });
    const opened = await auth.database.asAuth((transaction) =>
      signIn(auth, transaction, { response, challenge }, clientInfo),
    );
    await auth.limits.refundPoint('failedVerifyByPeer', peerKey(clientInfo));
    return c.json(await sessionBody(auth, opened));
  };
}
