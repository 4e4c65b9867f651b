import { createMiddleware } from 'hono/factory';
import type { Settings } from '../settings.ts';
import type { DoorEnvironment } from './environment.ts';

/** What no page of ours uses: whoever got a script or a frame into one could not use it either. */
export const refusedFeatures =
  'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/** What is no page loads nothing, runs nothing, sends nothing and stands in no frame, whatever a browser takes it for. */
const policyOfNoPage =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of files of the build. Workers run under the policy of their own file: they may ask this site, and nobody else. */
export const policyOfFiles =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** On every answer, unless it says otherwise itself. */
const usual: Record<string, string> = {
  'content-security-policy': policyOfNoPage,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Addresses carry codes and ids: nobody else is told where somebody comes from.
  'referrer-policy': 'no-referrer',
  'permissions-policy': refusedFeatures,
  'cross-origin-opener-policy': 'same-origin',
  // Calls by CORS are not concerned; this keeps other sites from loading answers as pictures or scripts.
  'cross-origin-resource-policy': 'same-origin',
  // What may be kept says so; everything else may be somebody's own.
  'cache-control': 'no-store',
};

/** A year, as preload lists want it, where the site is reached by https. */
const byHttpsAlone = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The headers of what is answered outside of Hono: refused handshakes. */
export function usualHeaders({ http }: Pick<Settings, 'http'>): Record<string, string> {
  return http.siteUrl.startsWith('https:') ? { ...usual, ...byHttpsAlone } : usual;
}

/**
 * Puts the headers on each answer that keep browsers from taking it for something else, from showing it in a frame and from keeping it.
 * An answer's own headers stay. A 304 gets no policy: the page that a browser has kept goes on with the one it came with, whose nonce
 * its scripts have.
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
