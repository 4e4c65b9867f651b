import { z } from 'zod';
import { peerKey } from '../../http/client-address.ts';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthContext, AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { identityTransaction } from '../identities/identity-transaction.ts';
import { assertLinkingAllowed } from '../identities/manual-linking.ts';
import { signInByIdentity } from '../identities/sign-in-by-identity.ts';
import { flag, readBody, text } from '../read-body.ts';
import { openSession, sessionBody } from '../sessions/open-session.ts';
import { type Bearer, loadSignedIn, requireBearer } from '../signed-in.ts';
import { badRequest, judgeIdToken } from '../social/judge-id-token.ts';
import type { SocialProvider } from '../social/social-provider.ts';
import { assertStrongSession } from '../strong-session.ts';

const schema = z.object({
  id_token: text,
  access_token: text,
  nonce: text,
  provider: text,
  client_id: text,
  issuer: text,
  link_identity: flag,
});
type Body = z.infer<typeof schema>;

/** Providers that the official server supports by name, with the issuer that its error message shows. */
const issuers = new Map([
  ['google', 'https://accounts.google.com'],
  ['apple', 'https://appleid.apple.com'],
  ['azure', 'https://login.microsoftonline.com'],
  ['facebook', 'https://www.facebook.com'],
  ['keycloak', 'keycloak'],
  ['kakao', 'https://kauth.kakao.com'],
]);

type TokenProvider = SocialProvider & {
  verifyIdToken: NonNullable<SocialProvider['verifyIdToken']>;
};

function makesIdTokens(provider: SocialProvider | undefined): provider is TokenProvider {
  return provider?.verifyIdToken !== undefined;
}

/**
 * Returns the provider by its name, or else by its issuer. The `client_id` of the caller is ignored: the audience comes from the
 * settings.
 * @throws AuthError validation_failed, provider_disabled
 */
function providerOf(auth: AuthServices, body: Body): TokenProvider {
  const name = body.provider?.toLowerCase() ?? '';
  const providers = [...auth.providers.values()];
  const provider = body.provider
    ? auth.providers.get(name)
    : providers.find(({ issuer }) => issuer !== undefined && issuer === body.issuer);
  if (makesIdTokens(provider)) return provider;
  const known = issuers.get(name) ?? [...issuers.values()].find((one) => one === body.issuer);
  if (!known || provider) throw invalid(`Custom OIDC provider "${name}" not allowed`);
  throw new AuthError(400, 'provider_disabled', `Provider (issuer "${known}") is not enabled`);
}

/** Returns the bearer whose account the identity is linked to; undefined for a plain sign-in. */
async function linkingBearer(
  auth: AuthServices,
  c: AuthContext,
  body: Body,
): Promise<Bearer | undefined> {
  if (!body.link_identity) return undefined;
  const bearer = await requireBearer(auth, c);
  assertLinkingAllowed(auth);
  return bearer;
}

/** Verifies the id token. A failed attempt counts against the rate limit, since each may cost a request to the provider. */
async function judgedIdentity(
  auth: AuthServices,
  provider: TokenProvider,
  body: Body,
  clientInfo: ClientInfo,
) {
  await auth.limits.take('failedSignInByPeer', peerKey(clientInfo));
  const identity = await judgeIdToken(provider, {
    idToken: body.id_token ?? '',
    accessToken: body.access_token ?? undefined,
    nonce: body.nonce ?? undefined,
  });
  await auth.limits.refundPoint('failedSignInByPeer', peerKey(clientInfo));
  return identity;
}

/**
 * POST /token?grant_type=id_token: signs in with an id token that an app got directly from the provider. The token may be sent again
 * until it expires, as apps do after a lost response; the nonce ties it to one request of the app.
 */
export function tokenByIdToken(auth: AuthServices): Operation {
  return async (c) => {
    const body = await readBody(c, schema);
    if (!body.id_token) throw badRequest('id_token required');
    if (!body.provider && !(body.client_id && body.issuer)) {
      throw badRequest('provider or client_id and issuer required');
    }
    const bearer = await linkingBearer(auth, c, body);
    const provider = providerOf(auth, body);
    const clientInfo = clientInfoOf(auth, c);
    const identity = await judgedIdentity(auth, provider, body, clientInfo);
    const asking = { clientInfo, redirectTo: auth.siteUrl };
    const opened = await identityTransaction(auth, c, asking, async (transaction) => {
      if (!bearer) {
        const user = await signInByIdentity(auth, transaction, identity, clientInfo);
        return openSession(auth, transaction, user, clientInfo, 'oauth');
      }
      const signedIn = await loadSignedIn(transaction, bearer, clientInfo.now);
      await assertStrongSession(transaction, signedIn, 'link an identity');
      const options = { linkTo: signedIn.user.id };
      const user = await signInByIdentity(auth, transaction, identity, clientInfo, options);
      return openSession(auth, transaction, user, clientInfo, 'oauth');
    });
    return c.json(await sessionBody(auth, opened));
  };
}
