import type { RelyingParty } from './relying-party.ts';

/** As long as a challenge lives. */
const timeoutMs = 300_000;

/** What every authenticator speaks: Ed25519, ECDSA on P-256, RSA with SHA-256. */
export const algorithmIds = [-8, -7, -257];

type Known = { id: string; transports: string[] };
type UserVerification = 'required' | 'preferred';

function descriptor({ id, transports }: Known) {
  return { id, transports: transports as 'internal'[] };
}

/**
 * Options for `navigator.credentials.create()`, in JSON.
 * @param person.handle what the authenticator keeps the credential under: a second credential of the same handle replaces the first
 * @param wanted.existing credentials whose authenticators are to decline
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
 * Options for `navigator.credentials.get()`, in JSON.
 * @param wanted.allowed the credentials that may answer; none named: any that the browser can find by itself
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
