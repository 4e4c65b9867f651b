import { peerKey } from '../../http/client-address.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { requestOptions } from '../webauthn/credential-options.ts';
import { relyingPartyOf } from '../webauthn/relying-party.ts';
import { keepChallenge } from './passkey-challenge.ts';

/**
 * POST /passkeys/authentication/options: returns the options for a passkey sign-in. It lists no credentials, so it does not reveal which
 * accounts have one. User verification (PIN or fingerprint) is required, because the passkey is the only factor.
 */
export function askAuthentication(auth: AuthServices): Operation {
  return async (c) => {
    await auth.limits.take('passkeyChallengeByPeer', peerKey(clientInfoOf(auth, c)));
    const options = await requestOptions(relyingPartyOf(auth), {
      allowed: [],
      userVerification: 'required',
    });
    const challenge = { type: 'authentication', userId: null } as const;
    return c.json(await keepChallenge(auth, challenge, options));
  };
}
