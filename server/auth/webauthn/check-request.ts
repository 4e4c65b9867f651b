import { CeremonyRefusal } from './ceremony-refusal.ts';
import { assertNotFramed } from './check-client-data.ts';
import type { Credential } from './credential.ts';
import type { RequestResponse } from './credential-response.ts';
import type { RelyingParty } from './relying-party.ts';

type Expected = {
  /** Base64url, as it was sent. */
  challenge: string;
  /** The user handle of the credential's owner. Authenticators may omit it when the request lists the credential. */
  userHandle: string;
  userVerification: 'required' | 'preferred';
};

/** The values of a credential that a response updates. */
export type CredentialUse = Pick<Credential, 'signCount' | 'backedUp'>;

/**
 * Verifies an authenticator's response with the credential that it names.
 * @throws CeremonyRefusal when the response is for another challenge, comes from another site or key, or from a copy of the key
 */
export async function checkRequest(
  relyingParty: RelyingParty,
  response: RequestResponse,
  credential: Credential,
  expected: Expected,
): Promise<CredentialUse> {
  assertNotFramed(response.response.clientDataJSON);
  assertOf(response, credential, expected.userHandle);
  const use = await verify(relyingParty, response, credential, expected);
  const counts = use.signCount > 0 || credential.signCount > 0;
  // Checked only after the signature: anyone can send a number.
  if (counts && use.signCount <= credential.signCount) {
    throw new CeremonyRefusal('The count went back.', { isCopy: true });
  }
  return use;
}

function assertOf({ id, response }: RequestResponse, credential: Credential, userHandle: string) {
  if (id !== credential.id) throw new CeremonyRefusal('Another credential answered.');
  const handle = response.userHandle;
  if (handle && Buffer.from(handle, 'base64url').toString('utf8') !== userHandle) {
    throw new CeremonyRefusal('The credential was made for somebody else.');
  }
}

async function verify(
  relyingParty: RelyingParty,
  { id, rawId, type, response }: RequestResponse,
  credential: Credential,
  expected: Expected,
): Promise<CredentialUse> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...signed } = response;
  const result = await verifyAuthenticationResponse({
    response: { id, rawId, type, response: signed, clientExtensionResults: {} },
    expectedChallenge: expected.challenge,
    expectedOrigin: relyingParty.origins,
    expectedRPID: relyingParty.id,
    // The library compares counts before it verifies the signature; we do it afterwards.
    credential: { id: credential.id, publicKey: credential.publicKey, counter: 0 },
    requireUserVerification: expected.userVerification === 'required',
  }).catch((cause: unknown) => {
    throw new CeremonyRefusal('The answer does not hold.', { cause });
  });
  if (!result.verified) throw new CeremonyRefusal('The answer is not signed by the credential.');
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return { signCount: newCounter, backedUp: credentialBackedUp };
}
