import type { ServerResponse } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sendJson, startHttpServer } from './http-server.ts';

type Claims = Record<string, unknown>;

/** The behaviour that a test can force and a real issuer would not show, or not on demand. */
type Script = {
  /** Overrides claims of the next id token; undefined removes a claim. */
  claims: Claims;
  /** Creates the id token in another way; null leaves it out. */
  makeIdToken: ((claims: Claims) => Promise<string>) | null | undefined;
  userInfo: Claims | undefined;
  /** Answers the token request instead of the issuer. */
  answerToken: ((response: ServerResponse) => void) | undefined;
  /** Overrides fields of the discovery document. */
  metadata: Claims;
};

function ordinaryScript(): Script {
  return {
    claims: {},
    makeIdToken: undefined,
    userInfo: undefined,
    answerToken: undefined,
    metadata: {},
  };
}

function defined(claims: Claims): Claims {
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}

function signedBy(key: CryptoKey) {
  return (claims: Claims) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'scripted' }).sign(key);
}

function metadataOf(issuer: string, script: Script): Claims {
  return defined({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    userinfo_endpoint: script.userInfo && `${issuer}/userinfo`,
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    ...script.metadata,
  });
}

/** Starts an OpenID issuer that can lie, stall and fail as a test defines. It behaves correctly until then. */
export async function startScriptedIssuer(clientId = 'saffron-table') {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'scripted', alg: 'RS256', use: 'sig' };
  let script = ordinaryScript();
  let nonce: string | undefined;

  async function answerToken(response: ServerResponse) {
    if (script.answerToken) return script.answerToken(response);
    const nowSeconds = Math.floor(Date.now() / 1000);
    const claims = defined({
      iss: server.origin,
      aud: clientId,
      sub: 'scripted-person',
      iat: nowSeconds,
      exp: nowSeconds + 300,
      nonce,
      ...script.claims,
    });
    const make = script.makeIdToken === undefined ? signedBy(privateKey) : script.makeIdToken;
    const idToken = make ? { id_token: await make(claims) } : {};
    sendJson(response, 200, { access_token: 'at-scripted', token_type: 'Bearer', ...idToken });
  }

  const server = await startHttpServer(async ({ path }, response) => {
    const { pathname } = new URL(path, server.origin);
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return sendJson(response, 200, metadataOf(server.origin, script));
      case '/keys':
        return sendJson(response, 200, { keys: [jwk] });
      case '/token':
        return answerToken(response);
      case '/userinfo':
        return sendJson(response, 200, script.userInfo);
    }
    sendJson(response, 404, {});
  });
  return {
    issuer: server.origin,
    clientId,
    clientSecret: 'a secret that is long enough for every algorithm',
    asked: server.asked,
    privateKey,
    publicKey,
    close: server.close,
    /** Sets the behaviour from now on. */
    behave(next: Partial<Script>) {
      script = { ...ordinaryScript(), ...next };
    },
    /**
     * Approves an authorization request and returns the redirect address for the browser.
     * @param more overrides the usual parameters; undefined removes one
     */
    vouch(providerUrl: URL, more: Claims = {}): string {
      const asked = providerUrl.searchParams;
      nonce = asked.get('nonce') ?? undefined;
      const parameters = defined({ code: 'a code', state: asked.get('state'), ...more });
      return `${asked.get('redirect_uri')}?${new URLSearchParams(parameters as Record<string, string>)}`;
    },
  };
}

export type ScriptedIssuer = Awaited<ReturnType<typeof startScriptedIssuer>>;
