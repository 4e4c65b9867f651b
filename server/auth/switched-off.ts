import { AuthError } from './auth-error.ts';
import type { AuthServices, Operation } from './auth-services.ts';
import { loadSignedIn, requireBearer, requireServiceRole } from './signed-in.ts';

// Features of the official server that this one deliberately omits. Each endpoint answers as the official server does when the feature
// is disabled there, so that clients can detect it and hide the feature.

const oauthServerOff = () => new AuthError(404, 'feature_disabled', 'OAuth server is disabled');
/** Social providers are configured in the settings only, where secrets belong. */
const customProvidersOff = () =>
  new AuthError(404, 'feature_disabled', 'Custom OAuth providers are disabled');
const web3Off = () => new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');

/** /oauth/*, /user/oauth/*: other apps that sign users in through this product. */
export function refuseOauthServer(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    await auth.database.asAuth((transaction) => loadSignedIn(transaction, bearer, auth.clock()));
    throw oauthServerOff();
  };
}

/** /admin/oauth/*: the management of those apps. */
export function refuseOauthClients(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    throw oauthServerOff();
  };
}

/** /admin/custom-providers: social providers that are configured through the API. */
export function refuseCustomProviders(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    throw customProvidersOff();
  };
}

/** POST /token?grant_type=web3: sign-in with a crypto wallet. */
export function refuseWeb3(): Operation {
  return async () => {
    throw web3Off();
  };
}
