import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type Provider from 'oidc-provider';
import type { IssuerAccount } from './issuer-account.ts';
import { createIssuerMemory } from './openid-memory.ts';
import { answerInteraction } from './openid-pages.ts';
import { walkSignIn } from './openid-walk.ts';

type IdTokenRequest = {
  sub: string;
  /** The nonce claim exactly as it appears in the token. */
  nonce?: string;
  audience?: string;
  /** Seconds from now; negative for an expired token. */
  expiresInSeconds?: number;
  /** Override the account's own claims. */
  claims?: Record<string, unknown>;
  /** The `typ` header; left out by default. */
  type?: string;
};

export type OpenIdIssuer = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The accounts that can sign in; a test may change them. */
  accounts: IssuerAccount[];
  /** The allowed redirect URIs: the product's /auth/v1/callback. */
  redirectUris: string[];
  /**
   * Follows the provider's pages as a browser would, and returns the final redirect address.
   * @param choice the `sub` of the account to choose (the first one by default), or `refuse`
   */
  signIn(authorizeUrl: string | URL, choice?: string | { refuse: true }): Promise<string>;
  /** Returns an id token of this issuer, like the one from a phone's native sign-in. */
  idToken(request: IdTokenRequest): Promise<string>;
  close(): Promise<void>;
};

type IssuerOptions = {
  accounts?: IssuerAccount[];
  redirectUris?: string[];
  /** Adds the claims that the scopes allow to id tokens, as Google does; by default only userinfo has them. */
  claimsInIdToken?: boolean;
};

const claimsOfScopes = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['name', 'picture'],
};

const keyName = 'issuer-key';

async function makeKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: keyName, alg: 'RS256', use: 'sig' };
  return { privateKey, jwk };
}

async function createProvider(
  issuer: string,
  options: IssuerOptions,
  state: Pick<OpenIdIssuer, 'accounts' | 'redirectUris' | 'clientId' | 'clientSecret'>,
  jwk: Awaited<ReturnType<typeof makeKey>>['jwk'],
): Promise<Provider> {
  const { Provider } = await import('oidc-provider');
  const provider = new Provider(issuer, {
    adapter: createIssuerMemory(),
    clients: [
      {
        client_id: state.clientId,
        client_secret: state.clientSecret,
        redirect_uris: ['http://saffron.test/auth/v1/callback'],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    jwks: { keys: [jwk as never] },
    cookies: { keys: ['a cookie key for tests alone'] },
    claims: claimsOfScopes,
    ttl: {
      AccessToken: 600,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      RefreshToken: 600,
      Session: 600,
    },
    conformIdTokenClaims: !options.claimsInIdToken,
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const account = state.accounts.find((known) => known.sub === sub);
      return account && { accountId: sub, claims: () => ({ ...account }) };
    },
  });
  provider.Client.prototype.redirectUriAllowed = (uri) => state.redirectUris.includes(uri);
  return provider;
}

function signIdToken(
  issuer: string,
  { accounts, clientId }: Pick<OpenIdIssuer, 'accounts' | 'clientId'>,
  privateKey: CryptoKey,
  { sub, nonce, audience = clientId, expiresInSeconds = 300, claims, type }: IdTokenRequest,
): Promise<string> {
  const account = accounts.find((known) => known.sub === sub);
  const nowSeconds = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...account, ...(nonce ? { nonce } : {}), ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: keyName, ...(type ? { typ: type } : {}) })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + expiresInSeconds)
    .sign(privateKey);
}

/** Starts a real OpenID provider on a free local port. */
export async function startOpenIdIssuer(options: IssuerOptions = {}): Promise<OpenIdIssuer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state = {
    clientId: 'saffron-table',
    clientSecret: 'a client secret for tests alone',
    accounts: options.accounts ?? [
      { sub: 'person-1', email: 'person@issuer.example', email_verified: true, name: 'Pat Person' },
    ],
    redirectUris: options.redirectUris ?? ['http://saffron.test/auth/v1/callback'],
  };
  const { privateKey, jwk } = await makeKey();
  const provider = await createProvider(issuer, options, state, jwk);
  const answerOthers = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answerOthers(request, response);
    answerInteraction(provider, state.accounts, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  return {
    issuer,
    ...state,
    signIn: (authorizeUrl, choice = state.accounts[0]?.sub ?? '') =>
      walkSignIn(new URL(authorizeUrl), choice),
    idToken: (request) => signIdToken(issuer, state, privateKey, request),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
