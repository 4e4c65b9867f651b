import type { RelyingParty } from './relying-party.ts';

/** The lifetime of a challenge: 5 minutes. */
const timeoutMs = 300_000;

/** COSE algorithm ids. Every authenticator supports one of them: Ed25519, ECDSA on P-256, RSA with SHA-256. */
export const algorithmIds = [-8, -7, -257];

type Known = { id: string; transports: string[] };
type UserVerification = 'required' | 'preferred';

function descriptor({ id, transports }: Known) {
  return { id, transports: transports as 'internal'[] };
}

/**
 * Returns the options for `navigator.credentials.create()` as JSON.
 * @param person.handle user handle under which the authenticator stores the credential: a second credential with the same handle replaces the first
 * @param wanted.existing credentials to exclude: an authenticator that holds one of them must decline
 */
export async function creationOptions(
  relyingParty: RelyingParty,
  person: { handle: string; name: string; displayName: string },
  wanted: { existing: Known[]; isDiscoverable: boolean; userVerification: UserVerification },
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: relyingParty.name,
    rpID: relyingParty.id,
    userID: new TextEncoder().encode(person.handle),
    userName: person.name,
    userDisplayName: person.displayName,
    timeout: timeoutMs,
    attestationType: 'none',
    excludeCredentials: wanted.existing.map(descriptor),
    authenticatorSelection: {
      residentKey: wanted.isDiscoverable ? 'required' : 'discouraged',
      userVerification: wanted.userVerification,
    },
    supportedAlgorithmIDs: algorithmIds,
  });
}

/**
 * Returns the options for `navigator.credentials.get()` as JSON.
 * @param wanted.allowed the credentials that may be used; when empty, any credential that the browser finds by itself
 */
export async function requestOptions(
  relyingParty: RelyingParty,
  wanted: { allowed: Known[]; userVerification: UserVerification },
) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: relyingParty.id,
    timeout: timeoutMs,
    allowCredentials: wanted.allowed.map(descriptor),
    userVerification: wanted.userVerification,
  });
}
