import { AuthError } from './auth-error.ts';
import type { AuthServices, Operation } from './auth-services.ts';
import { loadSignedIn, requireBearer, requireServiceRole } from './signed-in.ts';

// What the official server has and this one leaves out by choice. Each call answers as the official server does where the same part is
// switched off there, so that a client learns it and shows nothing that leads nowhere.

const oauthServerOff = () => new AuthError(404, 'feature_disabled', 'OAuth server is disabled');
/** Providers stand in the settings, where secrets belong. */
const customProvidersOff = () =>
  new AuthError(404, 'feature_disabled', 'Custom OAuth providers are disabled');
const web3Off = () => new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');

/** /oauth/*, /user/oauth/*: other apps signing people in through this product. */
export function refuseOauthServer(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    await auth.database.asAuth((transaction) => loadSignedIn(transaction, bearer, auth.clock()));
    throw oauthServerOff();
  };
}

/** /admin/oauth/*: those apps. */
export function refuseOauthClients(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    throw oauthServerOff();
  };
}

/** /admin/custom-providers: social providers by call. */
export function refuseCustomProviders(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    throw customProvidersOff();
  };
}

/** POST /token?grant_type=web3: signing in with a wallet. */
export function refuseWeb3(): Operation {
  return async () => {
    throw web3Off();
  };
}
