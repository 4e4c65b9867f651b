import type { Settings } from '../../settings.ts';
import type { ExternalIdentity } from '../identities/external-identity.ts';

/** One provider as the operator switched it on. */
export type SocialProviderSettings = Settings['auth']['socialProviders'][number];

/** The three secrets of one round to a provider. All are made anew from the first one, so that only its hash is stored. */
export type FlowSecrets = {
  /** Comes back with the answer: who knows it knows the flow. */
  state: string;
  /** Comes back inside the id token: the token was made for this flow. */
  nonce: string;
  /** PKCE towards the provider: its code is of no use to anybody else. */
  verifier: string;
};

export type AuthorizationRequest = {
  secrets: FlowSecrets;
  /** Our /callback. */
  redirectUri: string;
  /** Wanted beside those that a sign-in needs. */
  scopes: string[];
  /** What the caller hands through to the provider: login_hint, prompt, … */
  hints: Record<string, string>;
};

export type ProviderAnswer = {
  /** What the provider's redirect or form brought. */
  parameters: URLSearchParams;
  secrets: FlowSecrets;
  redirectUri: string;
};

/** Somebody whom a provider vouched for, and the keys to their account there. */
export type Vouched = {
  identity: ExternalIdentity;
  accessToken: string | null;
  refreshToken: string | null;
};

/** What an id token says whose signature, issuer, audience and life were found good; its nonce is the caller's to judge. */
export type VerifiedIdToken = {
  identity: ExternalIdentity;
  nonce: string | undefined;
  accessTokenHash: string | undefined;
};

/** One provider, whatever it speaks. Its calls take seconds and may fail: never inside a transaction. */
export type SocialProvider = {
  name: string;
  label: string;
  /** Its `iss`, where it has one. */
  issuer: string | undefined;
  /** True where it answers by a form that its own page posts to us: a cookie comes along only if it may cross sites. */
  answersByForm: boolean;
  /** Where to send the browser. @throws AuthError provider failures */
  authorizationUrl(request: AuthorizationRequest): Promise<URL>;
  /** Trades the answer for the person. @throws AuthError provider failures */
  identify(answer: ProviderAnswer): Promise<Vouched>;
  /** Judges an id token that an app got by itself; undefined where the provider makes none. @throws Error when it is not good */
  verifyIdToken: ((idToken: string) => Promise<VerifiedIdToken>) | undefined;
};

/**
 * The client ids of a setting, as the official server reads it: the first is the web's, the others (of mobile apps) are taken in id
 * tokens only.
 */
export function clientIdsOf(setting: string): { clientId: string; clientIds: string[] } {
  const clientIds = setting.split(',').map((id) => id.trim());
  return { clientId: clientIds[0] ?? '', clientIds };
}

/** How long a provider may take for one answer. */
export const patienceMs = 10_000;
