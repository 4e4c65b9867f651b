import { CeremonyRefusal } from './ceremony-refusal.ts';
import { assertNotFramed } from './check-client-data.ts';
import type { Credential } from './credential.ts';
import { algorithmIds } from './credential-options.ts';
import type { CreationResponse } from './credential-response.ts';
import type { RelyingParty } from './relying-party.ts';

/**
 * Refuses an attestation with certificates before the library sees it. To check them, the library would fetch revocation lists from
 * URLs that the sender chose (SSRF). We request no attestation, so none is needed.
 */
async function assertNoCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(
    Uint8Array.from(Buffer.from(attestationObject, 'base64url')),
  );
  const format = attestation.get('fmt');
  const isOwn = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isOwn) {
    throw new CeremonyRefusal(`An attestation of format ${format} was not asked for.`);
  }
}

/**
 * Verifies an authenticator's response and returns the new credential.
 * @param expected.challenge base64url, as it was sent
 * @throws CeremonyRefusal when the response is for another challenge, comes from another site, or is invalid
 */
export async function checkCreation(
  relyingParty: RelyingParty,
  response: CreationResponse,
  expected: { challenge: string; userVerification: 'required' | 'preferred' },
): Promise<Credential> {
  assertNotFramed(response.response.clientDataJSON);
  try {
    return await read(relyingParty, response, expected);
  } catch (cause) {
    if (cause instanceof CeremonyRefusal) throw cause;
    throw new CeremonyRefusal('The credential does not hold.', { cause });
  }
}

async function read(
  relyingParty: RelyingParty,
  { id, rawId, type, response }: CreationResponse,
  expected: { challenge: string; userVerification: 'required' | 'preferred' },
): Promise<Credential> {
  await assertNoCertificates(response.attestationObject);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const transports = response.transports ?? [];
  const result = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { ...response, transports },
      clientExtensionResults: {},
    },
    expectedChallenge: expected.challenge,
    expectedOrigin: relyingParty.origins,
    expectedRPID: relyingParty.id,
    requireUserVerification: expected.userVerification === 'required',
    supportedAlgorithmIDs: algorithmIds,
  });
  if (!result.verified) throw new CeremonyRefusal('The attestation is not signed by its key.');
  const { credential, aaguid, fmt, userVerified, ...info } = result.registrationInfo;
  if (credential.id !== id) throw new CeremonyRefusal('The answer names another credential.');
  return {
    id,
    publicKey: credential.publicKey,
    signCount: credential.counter,
    transports,
    aaguid,
    attestationType: fmt,
    userVerified,
    backupEligible: info.credentialDeviceType === 'multiDevice',
    backedUp: info.credentialBackedUp,
  };
}
