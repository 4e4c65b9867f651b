import { html, raw } from 'hono/html';
import type { StoredMail } from './carrier.ts';
import { linksIn } from './links.ts';

/** Styles with the design's final colour values: this page does not use the web build. */
export const mailboxStyle = `
:root { color-scheme: light dark; --bg: light-dark(#fcf9f4, #19130f); --surface: light-dark(#fffefd, #251c17);
  --ink: light-dark(#291d17, #f0ece6); --soft: light-dark(#5d4e44, #c1b9b0); --line: light-dark(#ece6dc, #3a2f28);
  --link: light-dark(#b04510, #ffa055); --focus: light-dark(#335aa6, #8dc1ff); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 400 16px/1.6 "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1, h2 { font-family: "Iowan Old Style", Palatino, Georgia, serif; font-weight: 600; line-height: 1.15; }
h1 { font-size: clamp(2.25rem, 6vw, 3rem); margin: 0; letter-spacing: -0.014em; }
h1::after { content: ""; display: block; margin-top: 1rem; height: 6px; border-top: 3px solid #f97316; border-bottom: 1px solid #f97316; }
h2 { font-size: 1.4375rem; margin: 0 0 .25rem; overflow-wrap: anywhere; }
.lead { color: var(--soft); margin: 1rem 0 2rem; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 20px; padding: 1.5rem; margin: 0 0 1.25rem; }
.meta { color: var(--soft); font-size: .875rem; margin: 0 0 1rem; overflow-wrap: anywhere; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
a { color: var(--link); } .open { display: inline-block; min-height: 44px; padding: .5rem 0; font-weight: 600; }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
`;

/** Returns the text with its URLs as links. The template escapes everything in it. */
function body(text: string) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return parts.map((part) =>
    /^https?:\/\//.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`,
  );
}

function mailEntry(mail: StoredMail) {
  const [link] = linksIn(mail.text);
  const sentAt = mail.createdAt.toISOString();
  return html`<article>
    <h2>${mail.subject}</h2>
    <p class="meta">To ${mail.to} · <time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time></p>
    ${link ? html`<p><a class="open" href="${link}">Open the link in this mail</a></p>` : ''}
    <pre>${body(mail.text)}</pre>
  </article>`;
}

const whoCanSee = {
  'this machine': 'Only this machine can see this page.',
  everyone:
    'Anyone who finds this page can read it and sign in with its links. Use it for demos only.',
};

/** Renders the mailbox page: the plain texts of the mails, newest first, with clickable links. */
export function mailboxPage(mails: StoredMail[], audience: keyof typeof whoCanSee) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="theme-color" content="#F97316">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>Mailbox · Saffron Table</title><style>${raw(mailboxStyle)}</style>
</head>
<body><main>
<h1>Mailbox</h1>
<p class="lead">No mail server is set up, so emails stay here. ${whoCanSee[audience]}</p>
${mails.length > 0 ? mails.map(mailEntry) : html`<p>No emails yet. Sign up, and your confirmation email will show up here.</p>`}
</main></body></html>`;
}
