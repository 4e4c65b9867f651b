import { z } from 'zod';
import type { FactorRow } from '../../queries/factors.ts';
import type { UserRow } from '../../queries/user-row.ts';
import { creationOptions, requestOptions } from '../../webauthn/credential-options.ts';
import { displayNameOf, nameOf } from '../../webauthn/person-names.ts';
import type { RelyingParty } from '../../webauthn/relying-party.ts';
import { fromColumns } from './stored-credential.ts';

/** Column web_authn_session_data: what the answer is held against. */
export const storedChallenge = z.object({
  type: z.enum(['create', 'request']),
  challenge: z.string(),
  user_verification: z.enum(['required', 'preferred']),
});
export type StoredChallenge = z.infer<typeof storedChallenge>;

/**
 * Asks for a new key. Keys without PIN or fingerprint are welcome: whoever comes this far has proved themselves by something else.
 * The factor's id is the handle: under the person's, a phone would put this key in the place of the passkey that signs them in.
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

/** Asks the factor's own key. One that asked for PIN or finger when it was made has to do so each time: it must not get weaker. */
export async function askTheKey(relyingParty: RelyingParty, factor: FactorRow) {
  const credential = fromColumns(factor);
  const userVerification = credential.userVerified ? 'required' : 'preferred';
  const publicKey = await requestOptions(relyingParty, { allowed: [credential], userVerification });
  return { type: 'request' as const, publicKey, userVerification } as const;
}
