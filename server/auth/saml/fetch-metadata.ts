import { lookup as resolve } from 'node:dns';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isBrowsersMachine } from '../../settings/this-machine.ts';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import { isPublicAddress } from './public-address.ts';

const defaultTimeLimitMs = 10_000;
const maxBytes = 300_000;

function fetchFailed(reason: string, cause?: unknown): AuthError {
  const message = `Error fetching SAML Metadata from metadata_url: ${reason}`;
  return new AuthError(400, 'saml_metadata_fetch_failed', message, { cause });
}

/** @throws AuthError validation_failed */
export function readMetadataUrl(text: string): URL {
  const url = URL.parse(text);
  if (!url) throw invalid('metadata_url is not a valid URL');
  if (url.protocol !== 'https:') throw invalid('metadata_url is not a HTTPS URL');
  if (url.username || url.password) throw invalid('metadata_url may hold no credentials');
  return url;
}

/**
 * Resolves a host name and fails when any of its addresses is not public. The connection uses the addresses that were checked here,
 * which prevents DNS rebinding.
 */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const isPublic = !error && addresses.every(({ address }) => isPublicAddress(address));
    const [first] = addresses ?? [];
    if (error || !first || !isPublic) {
      return callback(error ?? new Error('The address is not on the internet.'), '', 4);
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw fetchFailed(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    throw fetchFailed('it is not UTF-8', error);
  }
}

/**
 * Fetches the metadata of an identity provider over https. The limits are ten seconds and 300 kB. Redirects are not followed, and
 * only public addresses are allowed (unless the site itself runs on this machine).
 * @param url as readMetadataUrl returns it
 * @throws AuthError saml_metadata_fetch_failed
 */
export async function fetchMetadata(
  auth: Pick<AuthServices, 'siteUrl' | 'stopping'>,
  url: URL,
  { timeLimitMs = defaultTimeLimitMs } = {},
): Promise<string> {
  const mayBeLocal = isBrowsersMachine(new URL(auth.siteUrl).hostname);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!mayBeLocal && isIP(literal) && !isPublicAddress(literal)) {
    throw fetchFailed('the address is not on the internet');
  }
  const signal = AbortSignal.any([AbortSignal.timeout(timeLimitMs), auth.stopping]);
  try {
    const request = get(url, {
      signal,
      agent: false,
      headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
      ...(mayBeLocal ? {} : { lookup: publicLookup }),
    });
    const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
    if (response.statusCode !== 200) {
      request.destroy();
      throw fetchFailed(`HTTP ${response.statusCode}`);
    }
    return await readText(response);
  } catch (error) {
    if (error instanceof AuthError) throw error;
    throw fetchFailed(signal.aborted ? 'it took too long' : 'it could not be reached', error);
  }
}
