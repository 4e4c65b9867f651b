import { invalid } from '../auth-error.ts';

const maxHints = 20;
const maxHintLength = 1000;

/** Parameters that a caller cannot override: those of the protocol and those of this server. */
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
 * Returns the parameters that an app passes through to the provider (login_hint, prompt, access_type, hd, …). Providers define their
 * own parameters, so everything passes that is not reserved.
 * @throws AuthError validation_failed for too many or too long parameters
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

/** Returns the additional scopes, which are separated by spaces or commas. */
export function readScopes(text: string | undefined): string[] {
  if (!text) return [];
  const scopes = text.split(/[\s,]+/).filter((scope) => scope !== '');
  // RFC 6749 §3.3: printable, neither quotes nor backslashes.
  if (text.length > maxHintLength || scopes.some((scope) => !/^[!#-[\]-~]+$/.test(scope))) {
    throw invalid('scopes cannot be read');
  }
  return scopes;
}
