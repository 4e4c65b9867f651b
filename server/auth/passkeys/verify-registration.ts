import type { Transaction } from '../../database/database.ts';
import { sqlStateOf } from '../../errors.ts';
import { passkeyAdded } from '../../mail/messages/passkey-changed.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { insertPasskey, listPasskeys, type PasskeyRow } from '../queries/passkeys.ts';
import { readBody } from '../read-body.ts';
import { type Bearer, loadSignedIn, requireBearer } from '../signed-in.ts';
import { CeremonyRefusal } from '../webauthn/ceremony-refusal.ts';
import { checkCreation } from '../webauthn/check-creation.ts';
import type { Credential } from '../webauthn/credential.ts';
import { credentialExists } from '../webauthn/credential-exists.ts';
import { type CreationResponse, creationResponse } from '../webauthn/credential-response.ts';
import { relyingPartyOf } from '../webauthn/relying-party.ts';
import { maximumPasskeys } from './ask-registration.ts';
import { authenticatorName } from './authenticator-names.ts';
import { assertManagesPasskeys, assertOwnAccount } from './may-manage.ts';
import { answerSchema, readPasskeyAnswer, useChallenge } from './passkey-challenge.ts';
import { tooManyPasskeys, verificationFailed } from './passkey-errors.ts';

/** Returns the user if they may register a passkey now. Runs before the challenge is consumed and again before the passkey is stored. */
async function loadOwner(transaction: Transaction, bearer: Bearer, now: Date) {
  const signedIn = await loadSignedIn(transaction, bearer, now);
  assertOwnAccount(signedIn);
  await assertManagesPasskeys(transaction, signedIn);
  return signedIn.user;
}

async function readCredential(
  auth: AuthServices,
  response: CreationResponse,
  challenge: string,
): Promise<Credential> {
  try {
    const expected = { challenge, userVerification: 'required' } as const;
    return await checkCreation(relyingPartyOf(auth), response, expected);
  } catch (refusal) {
    if (refusal instanceof CeremonyRefusal) throw verificationFailed(refusal);
    throw refusal;
  }
}

async function store(
  transaction: Transaction,
  bearer: Bearer,
  credential: Credential,
  { now, ip }: ClientInfo,
): Promise<PasskeyRow> {
  const user = await loadOwner(transaction, bearer, now);
  const passkeys = await listPasskeys(transaction, user.id);
  if (passkeys.length >= maximumPasskeys) throw tooManyPasskeys();
  const friendlyName = authenticatorName(credential.aaguid);
  const passkey = await insertPasskey(transaction, {
    userId: user.id,
    credential,
    friendlyName,
    now,
  });
  const traits = { passkey_id: passkey.id };
  await writeAuditEntry(transaction, {
    action: 'passkey_created',
    actorId: user.id,
    ip,
    now,
    traits,
  });
  return passkey;
}

/** POST /passkeys/registration/verify: stores the passkey that the browser created, as another sign-in method. */
export function verifyRegistration(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const clientInfo = clientInfoOf(auth, c);
    const body = await readBody(c, answerSchema);
    const user = await auth.database.asAuth((transaction) =>
      loadOwner(transaction, bearer, clientInfo.now),
    );
    const { challengeId, response } = readPasskeyAnswer(body, creationResponse);
    const challenge = await useChallenge(auth, challengeId, {
      type: 'registration',
      userId: user.id,
    });
    const credential = await readCredential(auth, response, challenge);
    try {
      const { id, friendly_name, created_at } = await auth.database.asAuth((transaction) =>
        store(transaction, bearer, credential, clientInfo),
      );
      await notifyOwner(auth, c, user, passkeyAdded);
      return c.json({ id, friendly_name, created_at });
    } catch (error) {
      if (sqlStateOf(error) === '23505') throw credentialExists(error);
      throw error;
    }
  };
}
