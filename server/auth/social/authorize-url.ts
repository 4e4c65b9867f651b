import { peerKey } from '../../http/client-address.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { readChallenge } from '../codes/pkce.ts';
import { hashToken } from '../hash-token.ts';
import { insertProviderFlow } from '../queries/provider-flows.ts';
import { readQuery } from '../read-body.ts';
import { wantedTarget } from '../redirects/wanted-target.ts';
import { bindBrowser } from './browser-binding.ts';
import { findProvider } from './find-provider.ts';
import { newFlowSecrets } from './flow-secrets.ts';
import { readHints, readScopes } from './hints.ts';
import { readInvitation } from './invitation.ts';

/** Returns our redirect URI. Operators register it at the provider, which sends users back to it. */
export function callbackUri(auth: AuthServices): string {
  return `${auth.issuer}/callback`;
}

/**
 * Begins a flow from the query of the request (provider, redirect_to, scopes, code_challenge and its method, invite_token, and hints
 * for the provider), binds it to the browser with a cookie, and returns the provider's authorization URL.
 * @param linkTo the user who links an identity to their account, and their session, which must still exist when the flow ends
 * @throws AuthError validation_failed, user_not_found for an unknown invitation, provider failures (500 and above)
 */
export async function authorizeUrl(
  auth: AuthServices,
  c: AuthContext,
  linkTo?: { userId: string; sessionId: string },
): Promise<string> {
  const provider = findProvider(auth, readQuery(c, 'provider'));
  const committed = readChallenge({
    code_challenge: readQuery(c, 'code_challenge'),
    code_challenge_method: readQuery(c, 'code_challenge_method'),
  });
  const scopes = readScopes(readQuery(c, 'scopes'));
  const hints = readHints(new URL(c.req.url).searchParams);
  const clientInfo = clientInfoOf(auth, c);
  await auth.limits.take('providerFlowByPeer', peerKey(clientInfo));
  const inviteHash = await readInvitation(auth, readQuery(c, 'invite_token'), clientInfo.now);
  const secrets = newFlowSecrets(auth.hashKeys.providerFlows);
  const redirectUri = callbackUri(auth);
  const url = await provider.authorizationUrl({ secrets, redirectUri, scopes, hints });
  await auth.database.asAuth((transaction) =>
    insertProviderFlow(transaction, {
      stateHash: hashToken(secrets.state),
      browserHash: bindBrowser(auth, c, provider),
      provider: provider.name,
      challenge: committed?.challenge ?? null,
      challengeMethod: committed?.challengeMethod ?? null,
      redirectTo: wantedTarget(auth, c),
      linkTo,
      inviteHash,
      now: clientInfo.now,
    }),
  );
  return url.href;
}
