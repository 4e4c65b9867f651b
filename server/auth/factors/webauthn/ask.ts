import { z } from 'zod';
import { displayNameOf, nameOf } from '../../accounts/account-names.ts';
import type { FactorRow } from '../../queries/factors.ts';
import type { UserRow } from '../../queries/user-row.ts';
import { creationOptions, requestOptions } from '../../webauthn/credential-options.ts';
import type { RelyingParty } from '../../webauthn/relying-party.ts';
import { fromColumns } from './stored-credential.ts';

/** Column web_authn_session_data: what the answer is checked against. */
export const storedChallenge = z.object({
  type: z.enum(['create', 'request']),
  challenge: z.string(),
  user_verification: z.enum(['required', 'preferred']),
});
export type StoredChallenge = z.infer<typeof storedChallenge>;

/**
 * Returns the options for creating a new key. Keys without PIN or fingerprint are allowed: the user has already proven a first factor.
 * The user handle is the factor's id. With the user's id, a phone would overwrite the passkey that signs the user in.
 */
export async function askForKey(
  relyingParty: RelyingParty,
  factor: FactorRow,
  { user, others }: { user: UserRow; others: FactorRow[] },
) {
  const existing = others
    .filter((other) => other.factor_type === 'webauthn' && other.status === 'verified')
    .map(fromColumns);
  const publicKey = await creationOptions(
    relyingParty,
    { handle: factor.id, name: nameOf(user), displayName: displayNameOf(user) },
    { existing, isDiscoverable: false, userVerification: 'preferred' },
  );
  return { type: 'create' as const, publicKey, userVerification: 'preferred' as const };
}

/** Returns the request options for the factor's key. A key registered with PIN or fingerprint must verify the user every time. */
export async function askTheKey(relyingParty: RelyingParty, factor: FactorRow) {
  const credential = fromColumns(factor);
  const userVerification = credential.userVerified ? 'required' : 'preferred';
  const publicKey = await requestOptions(relyingParty, { allowed: [credential], userVerification });
  return { type: 'request' as const, publicKey, userVerification } as const;
}
