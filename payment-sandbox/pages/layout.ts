import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { moneyInWords } from '#contract/money.ts';
import { packCurrency } from '#contract/packs.ts';
import { cardFormScript } from './card-form-script.ts';
import { sandboxStyle } from './style.ts';

/** HTML that is safe to print: a template whose values are escaped. */
export type Html = ReturnType<typeof html>;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the headers of each page. Browsers also apply `form-action` to the redirect after a form submit: when a payment redirects to
 * another origin (another name of the same site), the policy has to list that origin.
 */
export function pageHeaders(leadsTo: readonly (string | null)[] = []): Record<string, string> {
  const origins = leadsTo.flatMap((address) =>
    address && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  const formAction = ["'self'", ...new Set(origins)].join(' ');
  return {
    'content-security-policy': `default-src 'none'; style-src ${hashOf(sandboxStyle)}; script-src ${hashOf(cardFormScript)}; img-src 'self'; font-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    // The server sees where a form was sent from; other sites never learn the URL of a checkout.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  };
}

/** Renders a whole page with the test mode banner at the top. */
export function layout(
  title: string,
  content: Html,
  { width = '', script = false }: { width?: 'narrow' | 'wide' | ''; script?: boolean } = {},
): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="theme-color" content="#F97316">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/sandbox/fonts/brygada-1918.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/sandbox/fonts/radio-canada.woff2" as="font" type="font/woff2" crossorigin>
<title>${title} · Saffron Table, test mode</title><style>${raw(sandboxStyle)}</style>
</head>
<body>
<aside aria-label="Test mode"><p class="banner">TEST MODE · no real card is charged</p></aside>
<main class="${width}">${content}</main>
${script ? html`<script>${raw(cardFormScript)}</script>` : ''}
</body></html>`;
}

/** Formats an amount as `$9.99`. The currency may be null: a setup session need not have one. */
export function money(cents: number, currency: string | null): string {
  return moneyInWords(cents, currency ?? packCurrency);
}

/** Renders a page with one message and one link. */
export function messagePage(
  title: string,
  text: string,
  { href, label }: { href: string | null; label: string },
): Html {
  return layout(
    title,
    html`<h1>${title}</h1><hr class="stripe"><p class="lead">${text}</p>
${href ? html`<p><a class="button" href="${href}">${label}</a></p>` : ''}`,
    { width: 'narrow' },
  );
}
