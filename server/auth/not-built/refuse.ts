import { AuthError } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { loadSignedIn, requireBearer } from '../signed-in.ts';

/** Answers a signed-in caller that a part of the official server is switched off here. */
export function switchedOff(auth: AuthServices, refusal: () => AuthError): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    await auth.database.asAuth((transaction) => loadSignedIn(transaction, bearer, auth.clock()));
    throw refusal();
  };
}

export const oauthServerDisabled = () =>
  new AuthError(404, 'feature_disabled', 'The OAuth server is disabled');
