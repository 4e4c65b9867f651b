import { AuthError, invalid } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { readQuery } from '../read-body.ts';
import { loadSignedIn, requireBearer } from '../signed-in.ts';

/** Names that the official server knows: they are switched off here, others it could not find. */
const knownProviders = new Set([
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
]);

/** GET /authorize: social sign-in, with every provider switched off. */
export function authorizeByProvider(): Operation {
  return async (c) => {
    const provider = readQuery(c, 'provider') ?? '';
    throw invalid(
      knownProviders.has(provider)
        ? 'Unsupported provider: provider is not enabled'
        : `Unsupported provider: Provider ${provider || '""'} could not be found`,
    );
  };
}

/** Answers a signed-in caller that a part of the official server is switched off here. */
export function switchedOff(auth: AuthServices, refusal: () => AuthError): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    await auth.database.asAuth((transaction) => loadSignedIn(transaction, bearer, auth.clock()));
    throw refusal();
  };
}

export const samlDisabled = () =>
  new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
export const manualLinkingDisabled = () =>
  new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
export const oauthServerDisabled = () =>
  new AuthError(404, 'feature_disabled', 'The OAuth server is disabled');
