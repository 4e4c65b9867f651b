import type {
  Configuration,
  TokenEndpointResponse,
  TokenEndpointResponseHelpers,
} from 'openid-client';
import type { AuthorizationRequest, ProviderAnswer } from './social-provider.ts';

/** What an issuer returned for an authorization code. */
export type ExchangedTokens = {
  configuration: Configuration;
  tokens: TokenEndpointResponse & TokenEndpointResponseHelpers;
  /** The claims of the id token. */
  claims: Record<string, unknown>;
};

/** Builds the URL of the authorization request. Hints cannot override our parameters. */
export async function buildAuthorizationUrl(
  configuration: Configuration,
  request: AuthorizationRequest,
  own: { scope: string } & Record<string, string>,
): Promise<URL> {
  const library = await import('openid-client');
  const { state, nonce, verifier } = request.secrets;
  const challenge: Record<string, string> = configuration.serverMetadata().supportsPKCE()
    ? {
        code_challenge: await library.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }
    : {};
  return library.buildAuthorizationUrl(configuration, {
    ...request.hints,
    ...own,
    ...challenge,
    response_type: 'code',
    redirect_uri: request.redirectUri,
    state,
    nonce,
  });
}

/**
 * Exchanges an authorization code for tokens. The library checks the answer's state and `iss`, and the id token's signature,
 * algorithm, issuer, audience, times and nonce.
 */
export async function exchangeCode(
  configuration: Configuration,
  { parameters, secrets, redirectUri }: ProviderAnswer,
): Promise<ExchangedTokens> {
  const library = await import('openid-client');
  const answered = new URL(redirectUri);
  answered.search = parameters.toString();
  const tokens = await library.authorizationCodeGrant(configuration, answered, {
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
    idTokenExpected: true,
    ...(configuration.serverMetadata().supportsPKCE()
      ? { pkceCodeVerifier: secrets.verifier }
      : {}),
  });
  return { configuration, tokens, claims: { ...tokens.claims() } };
}

/**
 * Adds the claims of userinfo when the id token has no email or no name. `email` and `email_verified` are always taken from the same
 * source, since the flag is only meaningful for its own address.
 */
export async function addUserInfo(
  configuration: Configuration,
  accessToken: string,
  claims: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const isEnough = typeof claims.email === 'string' && typeof claims.name === 'string';
  if (isEnough || !configuration.serverMetadata().userinfo_endpoint) return claims;
  const library = await import('openid-client');
  const info = await library.fetchUserInfo(configuration, accessToken, String(claims.sub));
  const { email, email_verified: isVerified } = info.email ? info : claims;
  return {
    ...info,
    ...claims,
    name: info.name ?? claims.name,
    email,
    email_verified: isVerified,
  };
}
