import type { ClientAuth, Configuration } from 'openid-client';
import { boundedFetch } from './bounded-fetch.ts';

/** Issuers change their addresses rarely, and keep old ones answering. */
const freshForMs = 3_600_000;

type DiscoveryOptions = {
  issuer: string;
  clientId: string;
  /** How our client proves that it is itself; made when the library is loaded. */
  clientAuthentication: (library: typeof import('openid-client')) => ClientAuth;
  clock: () => Date;
  patienceMs: number;
};

/** What an issuer says of itself, asked for when it is first needed. */
export type OpenIdDiscovery = () => Promise<Configuration>;

async function discover(options: DiscoveryOptions): Promise<Configuration> {
  const library = await import('openid-client');
  const { issuer, clientId, clientAuthentication, patienceMs } = options;
  // Clear text is for issuers on this machine: settings allow no other.
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
        // A signature is judged even where the token came straight from the issuer.
        library.enableNonRepudiationChecks,
        ...(isClearText ? [library.allowInsecureRequests] : []),
      ],
    },
  );
}

/**
 * Asks an issuer for its addresses once an hour. One that does not answer again is used as it was; one that never answered is asked
 * again each time, so that a server that starts before its provider needs no restart.
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
