import { invalid } from '../auth-error.ts';

const maxHints = 20;
const maxHintLength = 1000;

/** What is ours to say, whatever a caller adds: the protocol's own parameters, and this door's. */
const reserved = new Set([
  'access_token',
  'apikey',
  'claims',
  'client_assertion',
  'client_assertion_type',
  'client_id',
  'client_secret',
  'code',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'dpop_jkt',
  'error',
  'error_description',
  'grant_type',
  'id_token',
  'invite_token',
  'iss',
  'nonce',
  'provider',
  'redirect_to',
  'redirect_uri',
  'registration',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'scopes',
  'skip_http_redirect',
  'state',
  'token',
  'user',
]);

/**
 * What an app hands through to the provider (login_hint, prompt, access_type, hd, …). Providers have names of their own, so that
 * everything passes that is not the protocol's.
 * @throws AuthError validation_failed when it is too much
 */
export function readHints(query: URLSearchParams): Record<string, string> {
  const names = new Set([...query.keys()].filter((name) => !reserved.has(name.toLowerCase())));
  if (names.size > maxHints) throw invalid('Too many parameters for the provider');
  const hints: Record<string, string> = {};
  for (const name of names) {
    const value = query.get(name) ?? '';
    if (name.length > 100 || value.length > maxHintLength) {
      throw invalid('A parameter for the provider is too long');
    }
    hints[name] = value;
  }
  return hints;
}

/** Scopes beyond the usual, separated by spaces or commas. */
export function readScopes(text: string | undefined): string[] {
  if (!text) return [];
  const scopes = text.split(/[\s,]+/).filter((scope) => scope !== '');
  // RFC 6749 §3.3: printable, neither quotes nor backslashes.
  if (text.length > maxHintLength || scopes.some((scope) => !/^[!#-[\]-~]+$/.test(scope))) {
    throw invalid('scopes cannot be read');
  }
  return scopes;
}
