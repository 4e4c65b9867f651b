import { AuthError } from '../auth-error.ts';

const maxTextLength = 300;

/** Errors whose message quotes the input that they could not parse. */
const quoting = new Set(['SyntaxError', 'ZodError']);

function nameOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const refusal = 'error' in error && typeof error.error === 'string' ? `(${error.error})` : '';
  const message = quoting.has(error.name) ? '' : error.message;
  return [error.name, code, refusal, message].filter((part) => part !== '').join(' ');
}

/** Returns the names of an error and its causes, without their data: the libraries' errors carry tokens, claims and addresses. */
function namesOf(error: unknown): string[] {
  const names: string[] = [];
  for (let next = error; next instanceof Error && names.length < 5; next = next.cause) {
    names.push(nameOf(next));
  }
  return names.length > 0 ? names : ['unknown'];
}

function isLate(names: string[]): boolean {
  return names.some((name) => /TimeoutError|OAUTH_TIMEOUT|ERR_JWKS_TIMEOUT/.test(name));
}

function isGone(error: unknown, names: string[]): boolean {
  return (
    (error instanceof TypeError && error.message === 'fetch failed') ||
    names.some((name) => /ECONN|ENOTFOUND|EAI_AGAIN|UND_ERR/.test(name))
  );
}

/**
 * Converts an error of a provider to an AuthError: timeout, unreachable, or other. The message is for the user; the cause, with the
 * names of the errors, is for the log.
 * @param doing what failed, in the official server's words: `Unable to exchange external code`
 */
export function providerFailure(label: string, doing: string, error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const names = namesOf(error);
  const cause = new Error(`${label}: ${names.join(' < ')}`);
  if (isLate(names)) {
    const message = `${label} took too long to answer. Please try again.`;
    return new AuthError(504, 'request_timeout', message, { cause });
  }
  if (isGone(error, names)) {
    const message = `${label} cannot be reached at the moment. Please try again.`;
    return new AuthError(503, 'unexpected_failure', message, { cause });
  }
  return new AuthError(500, 'unexpected_failure', `${doing}: ${label}`, { cause });
}

/** Cleans and shortens a provider's error text, so that it can be put into a URL and on a page. */
export function readableText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, maxTextLength);
}
