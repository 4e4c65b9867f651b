import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { peerKey } from '../../http/client-address.ts';
import { isUuid } from '../../http/identifiers.ts';
import { invalid } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { type Challenge, readChallenge } from '../codes/pkce.ts';
import { flag, readBody, text } from '../read-body.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import { readIdentityProvider } from './identity-provider.ts';
import { mailDomain } from './mail-domain.ts';
import { insertRelayState, insertSsoFlow } from './queries/relay-states.ts';
import {
  findProviderByDomain,
  findProviderById,
  type SsoProviderRow,
} from './queries/sso-providers.ts';
import { providerDisabled, providerNotFound } from './refusals.ts';
import { newRelayState } from './relay-state.ts';
import { requestUrl } from './request-url.ts';
import { allowsHttp, loadServiceProviderKey } from './service-provider.ts';

const schema = z.object({
  provider_id: text,
  domain: text,
  redirect_to: text,
  skip_http_redirect: flag,
  code_challenge: text,
  code_challenge_method: text,
});
type Body = z.infer<typeof schema>;

const emptyUuid = '00000000-0000-0000-0000-000000000000';

type Wanted = { id: string | undefined; domain: string | undefined };

function wantedProvider(body: Body): Wanted {
  const id = body.provider_id && body.provider_id !== emptyUuid ? body.provider_id : undefined;
  const domain = body.domain || undefined;
  if (id && domain) throw invalid('Only one of provider_id or domain supported');
  if (!id && !domain) throw invalid('A provider_id or domain needs to be provided');
  if (id && !isUuid(id)) throw invalid('provider_id must be an UUID');
  return { id, domain };
}

async function findProvider(
  transaction: Transaction,
  { id, domain }: Wanted,
): Promise<SsoProviderRow> {
  const provider = id
    ? await findProviderById(transaction, id)
    : await findProviderByDomain(transaction, mailDomain(domain ?? ''));
  if (!provider) {
    throw providerNotFound(
      id ? 'No such SSO provider' : 'No SSO provider assigned for this domain',
    );
  }
  if (provider.disabled) throw providerDisabled();
  return provider;
}

/** Stores the request, so that only a response to it is accepted. Returns its relay state. */
async function noteRequest(
  auth: AuthServices,
  request: {
    provider: SsoProviderRow;
    requestId: string;
    redirectTo: string;
    challenge: Challenge | undefined;
  },
): Promise<string> {
  const { provider, requestId, redirectTo, challenge } = request;
  const { relayState, id } = newRelayState();
  const now = auth.clock();
  await auth.database.asAuth(async (transaction) => {
    const flowStateId = challenge ? await insertSsoFlow(transaction, challenge, now) : null;
    const state = { id, providerId: provider.id, requestId, redirectTo, flowStateId, now };
    await insertRelayState(transaction, state);
  });
  return relayState;
}

/** POST /sso: returns or redirects to the sign-in URL of the identity provider with this id or for this mail domain. */
export function startSso(auth: AuthServices): Operation {
  return async (c) => {
    const body = await readBody(c, schema);
    await auth.limits.take('ssoByPeer', peerKey(clientInfoOf(auth, c)));
    const wanted = wantedProvider(body);
    const provider = await auth.database.asAuth((transaction) => findProvider(transaction, wanted));
    const challenge = readChallenge(body);
    const { redirectUrls } = auth.settings.auth;
    const redirectTo = redirectTarget(body.redirect_to, auth.siteUrl, redirectUrls);
    const identityProvider = await readIdentityProvider(provider.metadata_xml, {
      allowHttp: allowsHttp(auth),
    });
    const key = await loadServiceProviderKey(auth);
    const requestId = `_${randomUUID()}`; // an xs:ID must not begin with a digit
    const relayState = await noteRequest(auth, { provider, requestId, redirectTo, challenge });
    const url = await requestUrl(auth, {
      identityProvider,
      nameIdFormat: provider.name_id_format,
      requestId,
      relayState,
      key,
    });
    return body.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303);
  };
}
