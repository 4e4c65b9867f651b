import type { ClientAuth } from 'openid-client';
import { createIssuerProvider } from './issuer-provider.ts';
import { addUserInfo, type ExchangedTokens } from './open-id-exchange.ts';
import { patienceMs, type SocialProvider, type SocialProviderSettings } from './social-provider.ts';

type OpenIdSettings = Extract<SocialProviderSettings, { kind: 'openid' }>;

/** Creates a provider for any issuer that supports OpenID Connect discovery, such as Google. */
export function createOpenIdProvider(
  settings: OpenIdSettings,
  clock: () => Date,
  patience = patienceMs,
): SocialProvider {
  const { clientSecret } = settings;
  const ways = {
    answersByForm: false,
    parameters: {},
    scopes: settings.scopes.split(' '),
    clientAuthentication:
      (library: typeof import('openid-client')): ClientAuth =>
      (server, client, body, headers) => {
        // The default when the metadata names no method: OpenID Connect Discovery §3.
        const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
        const authenticate = methods.includes('client_secret_basic')
          ? library.ClientSecretBasic(clientSecret)
          : library.ClientSecretPost(clientSecret);
        return authenticate(server, client, body, headers);
      },
    claimsOf: ({ configuration, tokens, claims }: ExchangedTokens) =>
      addUserInfo(configuration, tokens.access_token, claims),
  };
  return createIssuerProvider(settings, ways, clock, patience);
}
