import type { ClientAuth } from 'openid-client';
import { createIdTokenVerifier } from './id-token.ts';
import { identityOfClaims } from './identity-of-claims.ts';
import { createDiscovery } from './open-id-discovery.ts';
import { buildAuthorizationUrl, type ExchangedTokens, exchangeCode } from './open-id-exchange.ts';
import { providerFailure } from './provider-failure.ts';
import {
  clientIdsOf,
  type ProviderAnswer,
  type SocialProvider,
  type SocialProviderSettings,
} from './social-provider.ts';

type IssuerSettings = Extract<SocialProviderSettings, { issuer: string }>;

/** The parts in which OpenID Connect issuers differ. */
type Ways = {
  answersByForm: boolean;
  /** How our client authenticates; created when the library is loaded. */
  clientAuthentication: (library: typeof import('openid-client')) => ClientAuth;
  /** The scopes of every sign-in. */
  scopes: string[];
  /** Extra parameters of every authorization request. */
  parameters: Record<string, string>;
  /** Returns the claims about the user, from the id token and other sources of the issuer. */
  claimsOf(exchanged: ExchangedTokens, answer: ProviderAnswer): Promise<Record<string, unknown>>;
};

/** Creates a provider that uses OpenID Connect. */
export function createIssuerProvider(
  settings: IssuerSettings,
  ways: Ways,
  clock: () => Date,
  patienceMs: number,
): SocialProvider {
  const { name, label, issuer } = settings;
  const { clientId, clientIds } = clientIdsOf(settings.clientId);
  const { answersByForm, clientAuthentication } = ways;
  const discovery = createDiscovery({ issuer, clientId, clock, patienceMs, clientAuthentication });
  return {
    name,
    label,
    issuer,
    answersByForm,
    async authorizationUrl(request) {
      try {
        const scope = [...new Set([...ways.scopes, ...request.scopes])].join(' ');
        return await buildAuthorizationUrl(await discovery(), request, {
          ...ways.parameters,
          scope,
        });
      } catch (error) {
        throw providerFailure(label, 'Unable to reach the external provider', error);
      }
    },
    async identify(answer) {
      try {
        const exchanged = await exchangeCode(await discovery(), answer);
        const { access_token: accessToken, refresh_token: refreshToken = null } = exchanged.tokens;
        const identity = identityOfClaims(name, await ways.claimsOf(exchanged, answer));
        return { identity, accessToken, refreshToken };
      } catch (error) {
        throw providerFailure(label, 'Unable to exchange external code', error);
      }
    },
    verifyIdToken: createIdTokenVerifier({
      provider: name,
      clientIds,
      discovery,
      clock,
      patienceMs,
    }),
  };
}
