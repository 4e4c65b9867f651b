import { startHttpServer } from './http-server.ts';
import type { AnswerParts } from './saml-answer.ts';
import type { SamlIdentityProvider } from './saml-identity-provider.ts';

/** A person on the provider's page, with the response parts for that person. */
export type SamlPerson = { name: string; parts: Partial<AnswerParts>; refuse?: boolean };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme sign-in</title>
  <link rel="icon" href="data:,"></head><body><main><h1>Acme sign-in</h1>${body}</main></body></html>`;

const field = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** Serves the pages of an identity provider: choose a person (GET), and post the response with a self-submitting form (POST). */
export async function serveSamlPages(people: readonly SamlPerson[]) {
  let provider: { idp: SamlIdentityProvider; consumerUrl: string } | undefined;
  const server = await startHttpServer(async (asked, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const address = `${server.origin}${asked.path}`;
    if (!provider) throw new Error('The pages have no provider yet.');
    if (asked.method !== 'POST') {
      await provider.idp.readRequest(address); // rejects a request without the service's signature
      const buttons = people.map(
        ({ name }) => `<p><button name="name" value="${name}">Continue as ${name}</button></p>`,
      );
      response.end(page(`<form method="post">${buttons.join('')}</form>`));
      return;
    }
    const name = new URLSearchParams(asked.body).get('name');
    const person = people.find((known) => known.name === name);
    const form = await provider.idp.answer(address, {
      parts: person?.parts ?? {},
      sign: person?.refuse ? 'none' : 'assertion',
    });
    const fields = Object.entries(form).map(([key, value]) => field(key, value));
    response.end(
      page(
        `<form method="post" action="${provider.consumerUrl}">${fields.join('')}</form><script>document.forms[0].submit()</script>`,
      ),
    );
  });
  return {
    origin: server.origin,
    signInUrl: `${server.origin}/sign-in`,
    /** Sets the provider of these pages. The provider can be created only after the address of the pages exists. */
    open(idp: SamlIdentityProvider, consumerUrl: string) {
      provider = { idp, consumerUrl };
    },
    close: server.close,
  };
}
