import type { Settings } from '../../settings/settings.ts';
import type { ExternalIdentity } from '../identities/external-identity.ts';

/** The settings of one enabled provider. */
export type SocialProviderSettings = Settings['auth']['socialProviders'][number];

/** The three secrets of one flow. The others are derived from the state, of which only the hash is stored. */
export type FlowSecrets = {
  /** Comes back with the answer and identifies the flow. */
  state: string;
  /** Comes back inside the id token and proves that the token was issued for this flow. */
  nonce: string;
  /** The PKCE verifier for the provider: without it, a stolen code is useless. */
  verifier: string;
};

export type AuthorizationRequest = {
  secrets: FlowSecrets;
  /** Our /callback. */
  redirectUri: string;
  /** Additional scopes, besides those that a sign-in needs. */
  scopes: string[];
  /** Parameters that the caller passes through to the provider: login_hint, prompt, … */
  hints: Record<string, string>;
};

export type ProviderAnswer = {
  /** The parameters of the provider's redirect or form. */
  parameters: URLSearchParams;
  secrets: FlowSecrets;
  redirectUri: string;
};

/** A user whom a provider identified, with the tokens for their account there. */
export type IdentifiedUser = {
  identity: ExternalIdentity;
  accessToken: string | null;
  refreshToken: string | null;
};

/** The content of an id token with valid signature, issuer, audience and times. The caller has to check its nonce. */
export type VerifiedIdToken = {
  identity: ExternalIdentity;
  nonce: string | undefined;
  accessTokenHash: string | undefined;
};

/** One provider, whatever its protocol. Its calls take seconds and may fail: do not make them inside a transaction. */
export type SocialProvider = {
  name: string;
  label: string;
  /** Its `iss`, if it has one. */
  issuer: string | undefined;
  /** True when the provider's page posts its answer to us as a form: only a cookie with SameSite=None is sent with it. */
  answersByForm: boolean;
  /** Returns the URL to send the browser to. @throws AuthError provider failures */
  authorizationUrl(request: AuthorizationRequest): Promise<URL>;
  /** Exchanges the provider's answer for the user. @throws AuthError provider failures */
  identify(answer: ProviderAnswer): Promise<IdentifiedUser>;
  /** Verifies an id token that an app got directly; undefined when the provider issues none. @throws Error for an invalid token */
  verifyIdToken: ((idToken: string) => Promise<VerifiedIdToken>) | undefined;
};

/**
 * Returns the client ids of a setting, in the official server's format: the first one is for the web, the others (of mobile apps) are
 * accepted only in id tokens.
 */
export function clientIdsOf(setting: string): { clientId: string; clientIds: string[] } {
  const clientIds = setting.split(',').map((id) => id.trim());
  return { clientId: clientIds[0] ?? '', clientIds };
}

/** Timeout for one response of a provider. */
export const patienceMs = 10_000;
