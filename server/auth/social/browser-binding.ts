import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import { hashToken } from '../hash-token.ts';
import type { SocialProvider } from './social-provider.ts';

/*
 * A state alone proves that a flow was begun, but not by which browser. An attacker could begin a flow, sign in at the provider as
 * themselves, and make a victim's browser open the callback URL: the victim would then use the attacker's account (login CSRF), or
 * have their own provider account linked to it. So the browser that begins the flow gets a cookie, and the callback requires it.
 *
 * - The official client never fetches /authorize: it opens the URL in the browser (a mobile app opens a browser for it), and the same
 *   browser gets the provider's answer. So the cookie is present in all of its ways to sign in.
 * - Programs that follow the redirects themselves keep no cookies, and a victim cannot be lured into one. So only browsers have to
 *   send the cookie. They cannot hide that they are browsers: a page can neither remove nor fake these headers on a navigation.
 * - /user/identities/authorize is fetched by script: from the product's own pages, where the cookie is stored, but also from other
 *   sites and from mobile apps, where it is not. A browser without the cookie is asked whether to link, and to which account
 *   (ask-to-link.ts), instead of being refused.
 */

/** How long a flow waits for the provider's answer. */
export const flowLifeMs = 600_000;

/** Returns the cookie's name. The `__Host-` prefix, only valid on https, keeps subdomains and plain http from setting the cookie. */
function cookieName(auth: AuthServices, provider: SocialProvider): string {
  const name = provider.answersByForm ? 'saffron-sign-in-form' : 'saffron-sign-in';
  return isHttps(auth) ? `__Host-${name}` : name;
}

function isHttps(auth: AuthServices): boolean {
  return auth.siteUrl.startsWith('https:');
}

/** Sets the cookie and returns its hash. One cookie serves all pending flows of a browser, so that tabs do not overwrite it. */
export function bindBrowser(auth: AuthServices, c: AuthContext, provider: SocialProvider): string {
  const name = cookieName(auth, provider);
  const known = getCookie(c, name);
  const value = known && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url');
  setCookie(c, name, value, {
    path: '/',
    httpOnly: true,
    secure: isHttps(auth),
    // A provider's form is posted from the provider's own page: the browser would not send a Lax cookie with it.
    sameSite: provider.answersByForm && isHttps(auth) ? 'None' : 'Lax',
    maxAge: flowLifeMs / 1000,
  });
  return hashToken(value);
}

/** Returns whether a browser sent the request: by User-Agent, or by Sec-Fetch-Site or -Dest, which Node's fetch does not send. */
function isBrowser(c: AuthContext): boolean {
  const says = (name: string) => c.req.header(name) !== undefined;
  return (
    says('sec-fetch-site') ||
    says('sec-fetch-dest') ||
    /^(Mozilla|Opera)\//.test(c.req.header('user-agent') ?? '')
  );
}

/** Returns whether the browser of this request began the flow. A request without cookie passes unless it comes from a browser. */
export function isWhereItBegan(
  auth: AuthServices,
  c: AuthContext,
  provider: SocialProvider,
  browserHash: string,
): boolean {
  const shown = getCookie(c, cookieName(auth, provider));
  return shown === undefined ? !isBrowser(c) : hashToken(shown) === browserHash;
}
