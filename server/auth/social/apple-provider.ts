import type { ClientAuth } from 'openid-client';
import { z } from 'zod';
import { createIssuerProvider } from './issuer-provider.ts';
import type { ExchangedTokens } from './open-id-exchange.ts';
import {
  clientIdsOf,
  type ProviderAnswer,
  patienceMs,
  type SocialProvider,
  type SocialProviderSettings,
} from './social-provider.ts';

type AppleSettings = Extract<SocialProviderSettings, { kind: 'apple' }>;

const secretLifeSeconds = 300;

/** Creates the client secret. For Apple it is a short-lived JWT, signed with the key of the .p8 file. */
async function makeClientSecret(settings: AppleSettings, now: Date): Promise<string> {
  const { importPKCS8, SignJWT } = await import('jose');
  const key = await importPKCS8(settings.privateKey, 'ES256');
  const nowSeconds = Math.floor(now.getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: settings.keyId })
    .setIssuer(settings.teamId)
    .setSubject(clientIdsOf(settings.clientId).clientId)
    .setAudience(settings.issuer)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + secretLifeSeconds)
    .sign(key);
}

const namePart = z.string().max(200).catch('');
const userField = z
  .string()
  .transform((text) => JSON.parse(text) as unknown)
  .pipe(z.object({ name: z.object({ firstName: namePart, lastName: namePart }) }));

/**
 * Returns the user's name. Apple sends it only once, in the form of the first sign-in, beside the token. It is not signed, so it is
 * used only as a display name, and the email address in the same field is ignored.
 */
function nameIn(parameters: URLSearchParams): string | undefined {
  try {
    const { name } = userField.parse(parameters.get('user'));
    return `${name.firstName} ${name.lastName}`.trim() || undefined;
  } catch {
    return undefined; // absent after the first sign-in, and no reason to refuse the user
  }
}

/** Sign in with Apple. */
export function createAppleProvider(
  settings: AppleSettings,
  clock: () => Date,
  patience = patienceMs,
): SocialProvider {
  const ways = {
    // Apple sends name and email address only with form_post.
    answersByForm: true,
    parameters: { response_mode: 'form_post' },
    scopes: ['openid', 'name', 'email'],
    clientAuthentication: (): ClientAuth => async (_server, client, body) => {
      body.set('client_id', client.client_id);
      body.set('client_secret', await makeClientSecret(settings, clock()));
    },
    claimsOf: async ({ claims }: ExchangedTokens, { parameters }: ProviderAnswer) => ({
      ...claims,
      name: nameIn(parameters),
    }),
  };
  return createIssuerProvider(settings, ways, clock, patience);
}
