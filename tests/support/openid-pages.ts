import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { IssuerAccount } from './issuer-account.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

/** Renders the provider's account page: one button per account, and one to refuse. */
function accountPage(accounts: readonly IssuerAccount[]): string {
  const buttons = accounts.map(
    ({ sub, email, name }) =>
      `<p><button name="account" value="${escapeHtml(sub)}">Continue as ${escapeHtml(email ?? name ?? sub)}</button></p>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test issuer</title>
    <link rel="icon" href="data:,"></head><body><main><h1>Test issuer</h1><form method="post">${buttons.join('')}
    <p><button name="refuse" value="yes">Cancel</button></p></form></main></body></html>`;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

async function grantAll(provider: Provider, accountId: string, clientId: string, scope: string) {
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope(scope);
  return grant.save();
}

/** Shows the page (GET) and applies the choice (POST). Choosing an account also gives consent to the client's scopes. */
export async function answerInteraction(
  provider: Provider,
  accounts: readonly IssuerAccount[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(accountPage(accounts));
    return;
  }
  const accountId = (await readForm(request)).get('account');
  if (!accountId) {
    const refusal = { error: 'access_denied', error_description: 'The person said no' };
    await provider.interactionFinished(request, response, refusal);
    return;
  }
  const grantId = await grantAll(
    provider,
    accountId,
    String(params.client_id),
    String(params.scope),
  );
  const result = { login: { accountId }, consent: { grantId } };
  await provider.interactionFinished(request, response, result);
}
