import { createIdTokenVerifier } from './id-token.ts';
import { identityOfClaims } from './identity-of-claims.ts';
import { createDiscovery } from './open-id-discovery.ts';
import { addUserInfo, buildAuthorizationUrl, tradeCode } from './open-id-exchange.ts';
import { providerFailure } from './provider-failure.ts';
import {
  clientIdsOf,
  patienceMs,
  type SocialProvider,
  type SocialProviderSettings,
} from './social-provider.ts';

type OpenIdSettings = Extract<SocialProviderSettings, { kind: 'openid' }>;

/** Any issuer that OpenID Connect discovery can find; Google is one of them. */
export function createOpenIdProvider(
  settings: OpenIdSettings,
  clock: () => Date,
  patience = patienceMs,
): SocialProvider {
  const { name, label, issuer, clientSecret } = settings;
  const { clientId, clientIds } = clientIdsOf(settings.clientId);
  const discovery = createDiscovery({
    issuer,
    clientId,
    clock,
    patienceMs: patience,
    clientAuthentication: (library) => (server, client, body, headers) => {
      // What an issuer takes that names nothing: OpenID Connect Discovery §3.
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      const authenticate = methods.includes('client_secret_basic')
        ? library.ClientSecretBasic(clientSecret)
        : library.ClientSecretPost(clientSecret);
      return authenticate(server, client, body, headers);
    },
  });
  return {
    name,
    label,
    issuer,
    answersByForm: false,
    async authorizationUrl(request) {
      try {
        const scopes = new Set([...settings.scopes.split(' '), ...request.scopes]);
        const scope = [...scopes].join(' ');
        return await buildAuthorizationUrl(await discovery(), request, { scope });
      } catch (error) {
        throw providerFailure(label, 'Unable to reach the external provider', error);
      }
    },
    async identify(answer) {
      try {
        const configuration = await discovery();
        const { tokens, claims } = await tradeCode(configuration, answer);
        const told = await addUserInfo(configuration, tokens.access_token, claims);
        return {
          identity: identityOfClaims(name, told),
          accessToken: tokens.access_token,
          refreshToken: tokens.refresh_token ?? null,
        };
      } catch (error) {
        throw providerFailure(label, 'Unable to exchange external code', error);
      }
    },
    verifyIdToken: createIdTokenVerifier({
      provider: name,
      clientIds,
      discovery,
      clock,
      patienceMs: patience,
    }),
  };
}
