import type { AuthServices } from '../auth-services.ts';
import { fetchMetadata, readMetadataUrl } from './fetch-metadata.ts';
import { type IdentityProvider, readIdentityProvider } from './identity-provider.ts';
import { refreshMetadata, type SsoProviderRow } from './queries/sso-providers.ts';
import { allowsHttp } from './service-provider.ts';

const dayMs = 24 * 3_600_000;
const retryMs = 600_000;

/** When each provider's metadata was last fetched, so that an unreachable provider does not slow down every sign-in. */
const lastTries = new WeakMap<AuthServices, Map<string, number>>();

function mayTry(auth: AuthServices, id: string): boolean {
  const tries = lastTries.get(auth) ?? new Map<string, number>();
  lastTries.set(auth, tries);
  const now = auth.clock().getTime();
  if (now - (tries.get(id) ?? 0) < retryMs) return false;
  tries.set(id, now);
  return true;
}

function isStale(known: IdentityProvider, provider: SsoProviderRow, now: Date): boolean {
  const isOver = known.validUntil !== null && known.validUntil <= now;
  return isOver || now.getTime() - provider.metadata_at.getTime() > dayMs;
}

/**
 * Returns the identity provider, with its metadata fetched again from its URL once a day, so that key rotation needs no manual step.
 * When the fetch fails, the stored metadata stays in use.
 * @throws AuthError validation_failed when the stored metadata cannot be read
 */
export async function freshIdentityProvider(
  auth: AuthServices,
  provider: SsoProviderRow,
): Promise<IdentityProvider> {
  const options = { allowHttp: allowsHttp(auth) };
  const known = await readIdentityProvider(provider.metadata_xml, options);
  const now = auth.clock();
  const isDue = provider.metadata_url !== null && isStale(known, provider, now);
  if (!isDue || !provider.metadata_url || !mayTry(auth, provider.id)) return known;
  try {
    const xml = await fetchMetadata(auth, readMetadataUrl(provider.metadata_url));
    const fetched = await readIdentityProvider(xml, options);
    if (fetched.entityId !== known.entityId) throw new Error('It is of another entity.');
    const metadata = { xml, insteadOf: provider.metadata_xml, now };
    await auth.database.asAuth((transaction) =>
      refreshMetadata(transaction, provider.id, metadata),
    );
    return fetched;
  } catch (error) {
    auth.log.warn({ err: error, ssoProviderId: provider.id }, 'SAML metadata refresh failed');
    return known;
  }
}
