import { isBrowsersMachine } from '../../settings/this-machine.ts';

const isLoopback = ({ hostname }: URL) => isBrowsersMachine(hostname);

function parse(address: string): URL | undefined {
  // Browsers read a backslash as a slash and drop control characters. The address checked here must be the one that they open.
  if (/[\p{Cc}\\]/u.test(address)) return undefined;
  return URL.parse(address) ?? undefined;
}

/**
 * Converts a configured glob to a regular expression that matches a whole address: `*` stays within a host label or path segment,
 * `**` crosses them, `?` is one character.
 */
function globToExpression(glob: string): RegExp {
  const source = glob.replace(/\*\*|[*?]|[^*?]+/g, (part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^./]*';
    if (part === '?') return '[^./]';
    return part.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${source}$`);
}

/**
 * Returns the address that a mail link may redirect to. A refused address silently becomes the site itself, as on the official server:
 * a visible refusal would only help an attacker who is probing.
 * @param siteUrl the product's own address; its origin is always allowed, and any loopback port while it is loopback
 * @param allowed configured addresses or globs (REDIRECT_URLS)
 */
export function redirectTarget(
  wanted: string | null | undefined,
  siteUrl: string,
  allowed: string[],
): string {
  const url = wanted ? parse(wanted) : undefined;
  const site = new URL(siteUrl);
  const hasCredentials = url?.username !== '' || url.password !== '';
  if (!url || hasCredentials) return siteUrl;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (isWeb && url.origin === site.origin) return url.href;
  if (isWeb && isLoopback(site) && isLoopback(url)) return url.href;
  const withoutFragment = url.href.slice(0, url.href.length - url.hash.length);
  const isListed = allowed.some((glob) => globToExpression(glob).test(withoutFragment));
  return isListed && !['javascript:', 'data:', 'vbscript:'].includes(url.protocol)
    ? url.href
    : siteUrl;
}

/** Encodes values as form data with sorted keys, as the official server does. A bare `sb=` marks the fragment as ours. */
function encode(values: Record<string, string>): string {
  const parameters = new URLSearchParams(values);
  parameters.sort();
  return parameters.toString();
}

/** Returns the target with values in its fragment, which a page's script can read but no server receives. */
export function withFragment(target: string, values: Record<string, string>): string {
  const url = new URL(target);
  url.hash = encode({ ...values, sb: '' });
  return url.href;
}

/** Returns the target with values added to its query. */
export function withQuery(target: string, values: Record<string, string>): string {
  const url = new URL(target);
  for (const [key, value] of Object.entries(values)) url.searchParams.set(key, value);
  return url.href;
}
