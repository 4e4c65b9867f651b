import { createHash } from 'node:crypto';
import { z } from 'zod';
import { emailAddressOrNothing } from '../contacts/email-address.ts';
import type { ExternalIdentity } from '../identities/external-identity.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { identityData } from './identity-of-claims.ts';
import { providerFailure } from './provider-failure.ts';
import {
  type AuthorizationRequest,
  type ProviderAnswer,
  patienceMs,
  type SocialProvider,
  type SocialProviderSettings,
} from './social-provider.ts';

type GitHubSettings = Extract<SocialProviderSettings, { kind: 'github' }>;

const tokenSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().nullish(),
});
const refusalSchema = z.object({ error: z.string().max(100) });
const userSchema = z.object({
  id: z.number().int().positive(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const emailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

type GitHubUser = z.infer<typeof userSchema>;
type GitHubEmails = z.infer<typeof emailsSchema>;

/** Returns the base URL of the API. A self-hosted GitHub Enterprise server has it under its own URL. */
function apiOf(url: string): string {
  return url === 'https://github.com' ? 'https://api.github.com' : `${url}/api/v3`;
}

/** GitHub's noreply addresses receive no mail. */
function isReachable(address: string): boolean {
  return !address.endsWith('@users.noreply.github.com');
}

function identityOf(
  settings: GitHubSettings,
  user: GitHubUser,
  emails: GitHubEmails,
): ExternalIdentity {
  const primaryFirst = emails.toSorted((a, b) => Number(b.primary) - Number(a.primary));
  return {
    provider: settings.name,
    subject: String(user.id),
    emails: primaryFirst.flatMap(({ email, verified }) => {
      const address = emailAddressOrNothing(email);
      return address && isReachable(address) ? [{ address, verified }] : [];
    }),
    data: identityData({
      iss: apiOf(settings.url),
      name: user.name,
      picture: user.avatar_url,
      user_name: user.login,
      preferred_username: user.login,
    }),
  };
}

/** Sends one request to GitHub. @throws Error that contains neither token nor email address */
async function ask<Schema extends z.ZodType>(
  address: string,
  schema: Schema,
  init: Omit<RequestInit, 'signal'>,
  patience: number,
): Promise<z.infer<Schema>> {
  const response = await boundedFetch(address, {
    ...init,
    headers: { accept: 'application/json', 'user-agent': 'saffron-table', ...init.headers },
    redirect: 'error', // tokens must only go to this server
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const body: unknown = await response.json();
  // GitHub answers 200 even when it refuses a code.
  const refusal = refusalSchema.safeParse(body);
  if (refusal.success) throw Object.assign(new Error('refused'), { error: refusal.data.error });
  return schema.parse(body);
}

/** Checks the answer's `iss` (RFC 9207), where GitHub sends one, so that a code of another issuer is not sent to GitHub. */
function assertFromGitHub(settings: GitHubSettings, { parameters }: ProviderAnswer): void {
  const issuer = parameters.get('iss');
  if (issuer !== null && issuer !== `${settings.url}/login/oauth`) {
    throw new Error('the answer is of another issuer');
  }
}

function authorizationUrlOf(
  { url, clientId }: GitHubSettings,
  { secrets, redirectUri, scopes, hints }: AuthorizationRequest,
): URL {
  const address = new URL(`${url}/login/oauth/authorize`);
  address.search = new URLSearchParams({
    ...hints,
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: [...new Set(['user:email', ...scopes])].join(' '),
    state: secrets.state,
    code_challenge: createHash('sha256').update(secrets.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  return address;
}

/** Creates the GitHub provider. GitHub supports OAuth 2 without OpenID Connect: its API returns the user. */
export function createGitHubProvider(
  settings: GitHubSettings,
  patience = patienceMs,
): SocialProvider {
  const { name, label, url, clientId, clientSecret } = settings;

  async function exchangeCode(answer: ProviderAnswer) {
    assertFromGitHub(settings, answer);
    const body = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      code: answer.parameters.get('code') ?? '',
      redirect_uri: answer.redirectUri,
      code_verifier: answer.secrets.verifier,
    });
    return ask(`${url}/login/oauth/access_token`, tokenSchema, { method: 'POST', body }, patience);
  }

  return {
    name,
    label,
    issuer: undefined,
    answersByForm: false,
    authorizationUrl: async (request) => authorizationUrlOf(settings, request),
    async identify(answer) {
      try {
        const tokens = await exchangeCode(answer);
        const init = { headers: { authorization: `Bearer ${tokens.access_token}` } };
        const [user, emails] = await Promise.all([
          ask(`${apiOf(url)}/user`, userSchema, init, patience),
          ask(`${apiOf(url)}/user/emails`, emailsSchema, init, patience),
        ]);
        return {
          identity: identityOf(settings, user, emails),
          accessToken: tokens.access_token,
          refreshToken: tokens.refresh_token ?? null,
        };
      } catch (error) {
        throw providerFailure(label, 'Unable to exchange external code', error);
      }
    },
    verifyIdToken: undefined,
  };
}
