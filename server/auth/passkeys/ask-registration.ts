import { peerKey } from '../../http/client-address.ts';
import { displayNameOf, nameOf } from '../accounts/account-names.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { listPasskeys, type PasskeyRow } from '../queries/passkeys.ts';
import type { UserRow } from '../queries/user-row.ts';
import { loadSignedIn, requireBearer } from '../signed-in.ts';
import { creationOptions } from '../webauthn/credential-options.ts';
import { relyingPartyOf } from '../webauthn/relying-party.ts';
import { assertManagesPasskeys, assertOwnAccount } from './may-manage.ts';
import { keepChallenge } from './passkey-challenge.ts';
import { tooManyPasskeys } from './passkey-errors.ts';

export const maximumPasskeys = 10;

function optionsFor(auth: AuthServices, user: UserRow, passkeys: PasskeyRow[]) {
  return creationOptions(
    relyingPartyOf(auth),
    { handle: user.id, name: nameOf(user), displayName: displayNameOf(user) },
    {
      existing: passkeys.map(({ credential_id: id, transports }) => ({
        id: id.toString('base64url'),
        transports,
      })),
      isDiscoverable: true,
      userVerification: 'required',
    },
  );
}

/** POST /passkeys/registration/options: returns the options with which the bearer's browser creates a passkey. */
export function askRegistration(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const { user, passkeys } = await auth.database.asAuth(async (transaction) => {
      const signedIn = await loadSignedIn(transaction, bearer, auth.clock());
      assertOwnAccount(signedIn);
      await assertManagesPasskeys(transaction, signedIn);
      const { user } = signedIn;
      return { user, passkeys: await listPasskeys(transaction, user.id) };
    });
    if (passkeys.length >= maximumPasskeys) throw tooManyPasskeys();
    const peer = peerKey(clientInfoOf(auth, c));
    await auth.limits.take('challengeByAccountAndPeer', `${user.id}:${peer}`);
    const options = await optionsFor(auth, user, passkeys);
    const challenge = { type: 'registration', userId: user.id } as const;
    return c.json(await keepChallenge(auth, challenge, options));
  };
}
