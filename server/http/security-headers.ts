import { createMiddleware } from 'hono/factory';
import type { Settings } from '../settings/settings.ts';
import type { DoorEnvironment } from './environment.ts';

/** Browser features that no page uses: an injected script or frame cannot use them either. */
export const refusedFeatures =
  'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Policy of a response that is not a page: it loads, runs and sends nothing and cannot be framed, even if a browser renders it. */
const policyOfNoPage =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Policy of build files. A worker runs under the policy of its own file: it may send requests to this site only. */
export const policyOfFiles =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The defaults for every response. A response may set its own values. */
const usual: Record<string, string> = {
  'content-security-policy': policyOfNoPage,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // URLs carry codes and ids: other sites must not receive them as the referrer.
  'referrer-policy': 'no-referrer',
  'permissions-policy': refusedFeatures,
  'cross-origin-opener-policy': 'same-origin',
  // Does not affect CORS requests. Keeps other sites from loading responses as images or scripts.
  'cross-origin-resource-policy': 'same-origin',
  // Cacheable responses set their own value; any other response may hold personal data.
  'cache-control': 'no-store',
};

/** HSTS for a site that is served over https: one year, as preload lists require. */
const byHttpsAlone = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Returns the default headers; also for responses outside of Hono: refused handshakes. */
export function usualHeaders({ http }: Pick<Settings, 'http'>): Record<string, string> {
  return http.siteUrl.startsWith('https:') ? { ...usual, ...byHttpsAlone } : usual;
}

/**
 * Sets the default security headers on each response: against content sniffing, framing and caching. Headers that the response
 * sets itself stay. A 304 gets no content security policy: the cached page keeps its original policy, which has the nonce of its
 * scripts.
 */
export function securityHeaders(settings: Pick<Settings, 'http'>) {
  const headers = Object.entries(usualHeaders(settings));
  return createMiddleware<DoorEnvironment>(async (c, next) => {
    await next();
    const answer = c.res.headers;
    for (const [name, value] of headers) {
      if (name === 'content-security-policy' && c.res.status === 304) continue;
      if (!answer.has(name)) answer.set(name, value);
    }
  });
}
