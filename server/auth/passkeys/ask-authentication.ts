import { peerKey } from '../../http/client-address.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { requestOptions } from '../webauthn/credential-options.ts';
import { relyingPartyOf } from '../webauthn/relying-party.ts';
import { keepChallenge } from './passkey-challenge.ts';

/**
 * POST /passkeys/authentication/options: what a browser needs to offer its passkeys. It names none, so it tells nobody who has one; and
 * it asks for PIN or finger, since nothing else is asked for.
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
