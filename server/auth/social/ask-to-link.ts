import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { SocialProvider } from './social-provider.ts';

/** The field that our own page adds to the provider's answer. */
const confirmation = 'saffron_confirmed';

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark}' +
  'button{font:inherit;padding:.6rem 1.2rem;margin-right:1rem}b{overflow-wrap:anywhere}';
const styleHash = createHash('sha256').update(style).digest('base64');

const headers = {
  // No form-action: the answer leads on to the app, which may have an address of its own kind.
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  // Without a referrer browsers name no origin either, and the answer must come from this page.
  'referrer-policy': 'same-origin',
};

/** Asks a browser that did not begin it whether an account of theirs at the provider shall belong to the named account here. */
export async function askToLink(
  c: AuthContext,
  parameters: URLSearchParams,
  question: { provider: SocialProvider; account: string; cancelTo: string },
): Promise<Response> {
  const { provider, account, cancelTo } = question;
  const fields = [...parameters].filter(([name]) => name !== confirmation);
  const title = `Connect ${provider.label}`;
  const page = await html`<!doctype html>
    <html lang="en">
      <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
        <title>${title}</title><style>${raw(style)}</style></head>
      <body><main>
        <h1>${title}</h1>
        <p>Your ${provider.label} account will open the account <b>${account}</b> from now on.
          If that is not yours, or you did not ask for this, cancel.</p>
        <form method="post" action="callback">
          ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
          <button name="${confirmation}" value="yes">Connect</button>
          <a href="${cancelTo}">Cancel</a>
        </form>
      </main></body>
    </html>`;
  return c.html(page, 200, headers);
}

/** Whether the answer comes from that page: no other site can name our origin as its own. */
export function isConfirmedHere(
  auth: AuthServices,
  c: AuthContext,
  parameters: URLSearchParams,
): boolean {
  return (
    c.req.method === 'POST' &&
    parameters.get(confirmation) === 'yes' &&
    c.req.header('origin') === new URL(auth.siteUrl).origin
  );
}
