import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import { hashToken } from '../hash-token.ts';
import type { SocialProvider } from './social-provider.ts';

/*
 * A state alone says that a flow was begun, not by whom. Somebody could begin one, sign in at the provider as themselves, and have
 * another person's browser open the answer: that person would go on in a stranger's account (login CSRF), or find their own
 * provider's account linked to it. So the browser that begins gets a cookie, and the browser that ends has to show it.
 *
 * - The official client never fetches /authorize: it opens the address in the browser, in a mobile app in the browser that the app
 *   opens, and that one sees the provider's answer as well. So the cookie is there in each of its ways to sign in.
 * - Programs that follow the redirects themselves keep no cookies, and nobody can be lured into one. Only browsers have to show
 *   the cookie. They cannot hide that they are browsers: a page can neither take these headers off a navigation nor fake them.
 * - /user/identities/authorize is fetched by script: from the product's own pages, where the cookie sticks, but also from pages
 *   elsewhere and from mobile apps, where it does not. A browser without the cookie is asked there whether it wants to link, and with
 *   which account (ask-to-link.ts), instead of being turned away.
 */

/** As long as a flow waits for its provider. */
export const flowLifeMs = 600_000;

/** The prefix keeps sub-domains and clear text from planting a cookie; it exists on https alone. */
function cookieName(auth: AuthServices, provider: SocialProvider): string {
  const name = provider.answersByForm ? 'saffron-sign-in-form' : 'saffron-sign-in';
  return isHttps(auth) ? `__Host-${name}` : name;
}

function isHttps(auth: AuthServices): boolean {
  return auth.siteUrl.startsWith('https:');
}

/** One cookie serves all flows that a browser has under way: several tabs do not take it from each other. */
export function bindBrowser(auth: AuthServices, c: AuthContext, provider: SocialProvider): string {
  const name = cookieName(auth, provider);
  const known = getCookie(c, name);
  const value = known && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url');
  setCookie(c, name, value, {
    path: '/',
    httpOnly: true,
    secure: isHttps(auth),
    // A provider's form comes from its own page: a Lax cookie would stay at home.
    sameSite: provider.answersByForm && isHttps(auth) ? 'None' : 'Lax',
    maxAge: flowLifeMs / 1000,
  });
  return hashToken(value);
}

/** Every browser names itself; those of the last years also say how each request came about. Node's own fetch says only half of it. */
function isBrowser(c: AuthContext): boolean {
  const says = (name: string) => c.req.header(name) !== undefined;
  return (
    says('sec-fetch-site') ||
    says('sec-fetch-dest') ||
    /^(Mozilla|Opera)\//.test(c.req.header('user-agent') ?? '')
  );
}

/** Whether the answer comes to where the flow began, as far as that can be told. */
export function isWhereItBegan(
  auth: AuthServices,
  c: AuthContext,
  provider: SocialProvider,
  browserHash: string,
): boolean {
  const shown = getCookie(c, cookieName(auth, provider));
  return shown === undefined ? !isBrowser(c) : hashToken(shown) === browserHash;
}
