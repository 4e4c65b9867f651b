import type { Transaction } from '../../database/database.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import { type RelayStateRow, takeRelayState } from './queries/relay-states.ts';
import {
  findProviderByEntityId,
  findProviderById,
  type SsoProviderRow,
} from './queries/sso-providers.ts';
import type { AnswerForm } from './read-answer-form.ts';
import { childrenOf, namespaces, parseXml, textOf } from './read-xml.ts';
import { assertionNotValid, providerDisabled } from './refusals.ts';
import { relayStateId } from './relay-state.ts';

/** The sign-in request that a SAML response belongs to. */
export type SignInRequest = {
  provider: SsoProviderRow;
  /** Null for a sign-in that the provider began (IdP-initiated). */
  requestId: string | null;
  flowStateId: string | null;
  /** Where the browser is redirected afterwards, already checked. */
  target: string;
};

/** Time from the request to the response: the user types a password at their organisation. */
const relayStateMs = 10 * 60_000;

/** Returns the issuer that the response names. It is not trusted until the signature is verified. */
async function claimedIssuer(xml: string): Promise<string> {
  try {
    const root = await parseXml(xml, { strict: true });
    const [issuer] = childrenOf(root, namespaces.assertion, 'Issuer');
    return issuer ? textOf(issuer).trim() : '';
  } catch (cause) {
    throw assertionNotValid(cause);
  }
}

function assertFresh(state: RelayStateRow, now: Date): void {
  if (now.getTime() - state.created_at.getTime() < relayStateMs) return;
  throw new AuthError(
    422,
    'saml_relay_state_expired',
    'SAML RelayState has expired. Try logging in again?',
  );
}

function assertEnabled(provider: SsoProviderRow | undefined): SsoProviderRow {
  if (!provider) {
    throw new AuthError(
      404,
      'saml_idp_not_found',
      'A SAML connection has not been established with this Identity Provider',
    );
  }
  if (provider.disabled) throw providerDisabled();
  return provider;
}

/** Deletes the request even when its response is refused afterwards, so that no second response can be tried. */
async function answered(auth: AuthServices, relayState: string): Promise<SignInRequest> {
  const taken = await auth.database.asAuth(async (transaction: Transaction) => {
    const state = await takeRelayState(transaction, relayStateId(relayState));
    return state && { state, provider: await findProviderById(transaction, state.sso_provider_id) };
  });
  if (!taken) {
    throw new AuthError(
      404,
      'saml_relay_state_not_found',
      'SAML RelayState does not exist, try logging in again?',
    );
  }
  const { state } = taken;
  assertFresh(state, auth.clock());
  return {
    provider: assertEnabled(taken.provider),
    requestId: state.request_id,
    flowStateId: state.flow_state_id,
    target: redirectTarget(state.redirect_to, auth.siteUrl, auth.settings.auth.redirectUrls),
  };
}

/**
 * Finds the sign-in request that a SAML response belongs to, and uses it up. Without a request of ours (IdP-initiated sign-in), only
 * the provider is looked up.
 * @throws AuthError saml_relay_state_not_found, saml_relay_state_expired, saml_idp_not_found, sso_provider_disabled, validation_failed
 */
export async function findRequest(auth: AuthServices, form: AnswerForm): Promise<SignInRequest> {
  const { relayState } = form;
  if (relayState.kind === 'request') return answered(auth, relayState.value);
  const issuer = await claimedIssuer(form.xml);
  const provider = await auth.database.asAuth((transaction) =>
    findProviderByEntityId(transaction, issuer),
  );
  return {
    provider: assertEnabled(provider),
    requestId: null,
    flowStateId: null,
    target: redirectTarget(relayState.value, auth.siteUrl, auth.settings.auth.redirectUrls),
  };
}
