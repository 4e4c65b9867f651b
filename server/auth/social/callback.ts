import { AuthError } from '../auth-error.ts';
import type { AuthContext, AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { toAuthError } from '../print-error.ts';
import { failureAddress } from '../redirects/failure-address.ts';
import { askToLink, isConfirmedHere } from './ask-to-link.ts';
import { callbackUri } from './authorize-url.ts';
import { type Claim, claimFlow } from './claim-flow.ts';
import { finishFlow } from './finish-flow.ts';
import { flowSecretsOf } from './flow-secrets.ts';
import { ProviderRefusal } from './provider-refusal.ts';

type Claimed = Extract<Claim, { kind: 'claimed' }>;

/** Reads the provider's answer from the query, or from the form that its page posted. */
async function readAnswer(c: AuthContext): Promise<URLSearchParams> {
  const text = c.req.method === 'POST' ? await c.req.text() : new URL(c.req.url).search;
  return new URLSearchParams(text);
}

function badCallback(message: string): AuthError {
  return new AuthError(400, 'bad_oauth_callback', message);
}

async function finish(
  auth: AuthServices,
  c: AuthContext,
  parameters: URLSearchParams,
  { flow, provider }: Claimed,
): Promise<string> {
  const refusal = parameters.get('error');
  if (refusal) throw new ProviderRefusal(refusal, parameters.get('error_description') ?? '');
  if (!parameters.get('code')) {
    throw badCallback('OAuth callback with missing authorization code missing');
  }
  const vouched = await provider.identify({
    parameters,
    secrets: flowSecretsOf(auth.hashKeys.providerFlows, parameters.get('state') ?? ''),
    redirectUri: callbackUri(auth),
  });
  // The provider may have been slow, so the client info is read again, with the current time.
  return finishFlow(auth, c, { flow, vouched, clientInfo: clientInfoOf(auth, c) });
}

async function claim(auth: AuthServices, c: AuthContext, parameters: URLSearchParams) {
  const state = parameters.get('state');
  if (!state) throw badCallback('OAuth state parameter missing');
  const isConfirmed = parameters.has('error') || isConfirmedHere(auth, c, parameters);
  return claimFlow(auth, c, { state, isConfirmed, now: auth.clock() });
}

/** GET or POST /callback: a provider sends a browser back. Redirects to the app, or to the site when the flow is unknown. */
export function returnFromProvider(auth: AuthServices): Operation {
  return async (c) => {
    const parameters = await readAnswer(c);
    c.header('referrer-policy', 'no-referrer');
    let claimed: Claim;
    try {
      claimed = await claim(auth, c, parameters);
    } catch (error) {
      return c.redirect(failureAddress(toAuthError(error, c), auth.siteUrl), 303);
    }
    if (claimed.kind === 'ask') {
      return askToLink(c, parameters, { ...claimed, cancelTo: auth.siteUrl });
    }
    // 303 turns the POST into a GET: the form must not be posted again, to the app.
    const status = c.req.method === 'POST' ? 303 : 302;
    try {
      return c.redirect(await finish(auth, c, parameters, claimed), status);
    } catch (error) {
      const problem = toAuthError(error, c);
      const name = problem instanceof ProviderRefusal ? problem.error : undefined;
      return c.redirect(failureAddress(problem, claimed.flow.referrer, name), status);
    }
  };
}
