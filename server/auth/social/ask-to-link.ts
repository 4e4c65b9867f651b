import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { SocialProvider } from './social-provider.ts';

/** The field that our own page adds to the provider's answer. */
const confirmation = 'saffron_confirmed';

// The product's colours (design/look), copied inline: the auth server renders this page itself, and it loads no other files.
const style = `
:root{--bg:#FCF9F4;--ink:#291D17;--link:#B04510;--fill:#C84D04;--on-fill:#fff;--focus:#335AA6;color-scheme:light}
@media (prefers-color-scheme:dark){:root{--bg:#19130F;--ink:#F0ECE6;--link:#FFA055;--fill:#F97316;--on-fill:#291D17;--focus:#8DC1FF;color-scheme:dark}}
body{font:1rem/1.6 system-ui,sans-serif;max-width:32rem;margin:12vh auto;padding:0 20px;background:var(--bg);color:var(--ink)}
h1{font:600 2rem/1.12 Georgia,serif}
b{overflow-wrap:anywhere}
form{display:flex;gap:24px;align-items:center;margin-top:32px}
button{font:600 1rem system-ui,sans-serif;min-height:48px;padding:0 24px;border:0;border-radius:14px;background:var(--fill);color:var(--on-fill);cursor:pointer}
a{color:var(--link);padding:12px 0}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`;
const styleHash = createHash('sha256').update(style).digest('base64');

const headers = {
  // No form-action: the form's response redirects to the app, whose URL may have a custom scheme.
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  // Without a referrer, browsers send no Origin either, and isConfirmedHere needs it.
  'referrer-policy': 'same-origin',
};

/** Shows the page that asks a browser that did not begin the flow whether to link the provider's account to the named account. */
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
      <head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1">
        <link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title} · Saffron Table</title><style>${raw(style)}</style></head>
      <body><main>
        <h1>${title}</h1>
        <p>Your ${provider.label} account will open the Saffron Table account <b>${account}</b> from now on.
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

/** Returns whether the form was posted from that page. Another site cannot send our origin in its Origin header. */
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
