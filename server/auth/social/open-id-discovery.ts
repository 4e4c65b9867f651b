import type { ClientAuth, Configuration } from 'openid-client';
import { boundedFetch } from './bounded-fetch.ts';

/** Issuers rarely change their endpoints, and keep the old ones working. */
const freshForMs = 3_600_000;

type DiscoveryOptions = {
  issuer: string;
  clientId: string;
  /** How our client authenticates; created when the library is loaded. */
  clientAuthentication: (library: typeof import('openid-client')) => ClientAuth;
  clock: () => Date;
  patienceMs: number;
};

/** Returns an issuer's metadata, which is fetched on first use. */
export type OpenIdDiscovery = () => Promise<Configuration>;

async function discover(options: DiscoveryOptions): Promise<Configuration> {
  const library = await import('openid-client');
  const { issuer, clientId, clientAuthentication, patienceMs } = options;
  // Plain http is only for issuers on this machine: the settings allow no other.
  const isClearText = issuer.startsWith('http:');
  return library.discovery(
    new URL(issuer),
    clientId,
    { [library.clockTolerance]: 30 },
    clientAuthentication(library),
    {
      timeout: patienceMs / 1000,
      [library.customFetch]: boundedFetch,
      execute: [
        // Verify the signature even when the token comes directly from the issuer.
        library.enableNonRepudiationChecks,
        ...(isClearText ? [library.allowInsecureRequests] : []),
      ],
    },
  );
}

/**
 * Fetches an issuer's metadata once an hour. When a later fetch fails, the old metadata stays in use. Until the first success every
 * call tries again, so that a server that starts before its provider needs no restart.
 */
export function createDiscovery(options: DiscoveryOptions): OpenIdDiscovery {
  let known: { configuration: Configuration; at: number } | undefined;
  let asking: Promise<Configuration> | undefined;
  return async () => {
    const now = options.clock().getTime();
    if (known && now - known.at < freshForMs) return known.configuration;
    asking ??= discover(options)
      .then((configuration) => {
        known = { configuration, at: now };
        return configuration;
      })
      .finally(() => {
        asking = undefined;
      });
    const stale = known?.configuration;
    return stale ? asking.catch(() => stale) : asking;
  };
}
