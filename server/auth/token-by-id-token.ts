import { z } from 'zod';
import { AuthError, invalid } from './auth-error.ts';
import type { Operation } from './auth-services.ts';
import { readBody, text } from './read-body.ts';

const schema = z.object({ id_token: text, provider: text, client_id: text, issuer: text });

/** Providers that the official server knows by name, with the issuer that its message names. */
const issuers = new Map([
  ['google', 'https://accounts.google.com'],
  ['apple', 'https://appleid.apple.com'],
  ['azure', 'https://login.microsoftonline.com'],
  ['facebook', 'https://www.facebook.com'],
  ['keycloak', 'keycloak'],
  ['kakao', 'https://kauth.kakao.com'],
]);

/** POST /token?grant_type=id_token. No provider can be switched on yet: each is answered as one that is switched off. */
export function tokenByIdToken(): Operation {
  return async (c) => {
    const body = await readBody(c, schema);
    if (!body.id_token) {
      throw new AuthError(400, 'validation_failed', 'id_token required', { oauth: true });
    }
    if (!body.provider && !(body.client_id && body.issuer)) {
      throw new AuthError(400, 'validation_failed', 'provider or client_id and issuer required', {
        oauth: true,
      });
    }
    const name = body.provider ?? '';
    const issuer = issuers.get(name) ?? body.issuer;
    if (!issuer) throw invalid(`Custom OIDC provider "${name}" not allowed`);
    throw new AuthError(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`);
  };
}
