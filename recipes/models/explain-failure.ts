import { APICallError } from 'ai';
import { ModelError, type ModelErrorKind } from './model-error.ts';
import { quoteProvider } from './quote-provider.ts';
import { readRetryAfter } from './read-retry-after.ts';

/** The context of a failure, and the texts that its message must not repeat. */
export type Circumstances = {
  /** The model's name for the operator: `openai:gpt-5`. */
  label: string;
  secrets: readonly string[];
  prompt: string;
  /** Whether part of the answer had arrived. */
  spoke: boolean;
};

/** The fields that the libraries' many errors have in common, as far as present. */
type Symptoms = { status?: number; words: string; body: string; headers?: Record<string, string> };

const transient = new Set([408, 409, 425, 500, 502, 503, 504, 520, 521, 522, 523, 524, 529]);

/** Error codes of Node and its fetch for failures that a retry a second later does not fix. */
const lastingPattern =
  /ENOTFOUND|CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_INVALID_URL|EPROTO|EACCES/;

/** Yields an error and its causes, outermost first. */
function* causesOf(error: unknown): Iterable<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth += 1) {
    yield at;
  }
}

function codeOf(error: unknown): string | undefined {
  for (const at of causesOf(error)) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** Returns the ModelError that our own code threw and a library wrapped. */
function oursWithin(error: unknown): ModelError | undefined {
  for (const at of causesOf(error)) if (at instanceof ModelError) return at;
  return undefined;
}

/** A setting that the library rejects, or an answer that it cannot read: a retry fails in the same way. */
function isOurMistake(error: unknown): boolean {
  return error instanceof Error && error.name.startsWith('AI_') && !APICallError.isInstance(error);
}

/** Whether the library could not read the answer. The messages of these errors contain the answer itself. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && /^AI_(JSONParse|TypeValidation)Error$/.test(error.name);
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function symptomsOf(error: unknown): Symptoms {
  const status = Number(
    field(error, 'statusCode') ?? field(error, 'code') ?? field(error, 'status'),
  );
  const words = field(error, 'message');
  const headers = APICallError.isInstance(error) ? error.responseHeaders : undefined;
  return {
    ...(status >= 400 && status <= 599 ? { status } : {}),
    words: typeof words === 'string' ? words : typeof error === 'string' ? error : '',
    body: APICallError.isInstance(error)
      ? (error.responseBody ?? '')
      : (JSON.stringify(error) ?? ''),
    ...(headers ? { headers } : {}),
  };
}

/** Returns the HTTP status that fits an error in a stream, which is known only by its name. */
function statusOfName(body: string): number | undefined {
  if (/overloaded|unavailable/i.test(body)) return 503;
  if (/rate_limit|resource_exhausted|too_many/i.test(body)) return 429;
  if (/authentication|api_key/i.test(body)) return 401;
  if (/server_error|api_error|internal|timeout/i.test(body)) return 500;
  return undefined;
}

function kindOfStatus(status: number, body: string): ModelErrorKind {
  if (/content_filter|content_policy|responsible_ai/i.test(body) && status < 500)
    return 'content-filtered';
  // Google reports a wrong key as a bad request.
  if (status === 401 || status === 403 || /API_KEY_INVALID|invalid_api_key/.test(body))
    return 'unauthorised';
  if (status === 402 || status === 429) return 'rate-limited';
  if (status === 404) return 'not-found';
  if (status >= 500 || transient.has(status)) return 'unavailable';
  return 'rejected';
}

const advice: Record<ModelErrorKind, string> = {
  unauthorised: 'does not take our key; check it, and what it may use',
  'rate-limited': 'has had enough of our requests, or the quota is used up',
  unavailable: 'cannot answer now',
  rejected: 'does not take our request',
  interrupted: 'broke off amid its answer',
  'content-filtered': 'stopped the answer by its content filter',
  'not-found': 'does not know this model or address',
};

/** @param reason the provider's message, already cleaned; empty if it gave none */
export function modelError(
  kind: ModelErrorKind,
  { label }: Pick<Circumstances, 'label'>,
  reason: string,
  details: { retryable?: boolean; retryAfterMs?: number; status?: number } = {},
): ModelError {
  const status = details.status ? ` (${details.status})` : '';
  const said = `${label} ${advice[kind]}${status}`;
  return new ModelError(kind, `${said}${reason ? `: ${reason}` : '.'}`, {
    ...details,
    summary: `${said}.`,
  });
}

/**
 * Converts any error of the libraries to a ModelError. Their own errors contain the request with its key and its prompt, so only the status
 * and the provider's cleaned message are kept.
 */
export function explainFailure(error: unknown, circumstances: Circumstances): ModelError {
  const ours = oursWithin(error);
  if (ours) return ours;
  const { words, body, headers, ...symptoms } = symptomsOf(error);
  const quoted = isUnreadable(error)
    ? 'what it sent cannot be read.'
    : quoteProvider(words, circumstances);
  if (circumstances.spoke) return modelError('interrupted', circumstances, quoted);
  const status =
    symptoms.status ?? (APICallError.isInstance(error) ? undefined : statusOfName(body));
  if (status === undefined || status < 400) {
    const code = codeOf(error);
    const retryable = !isOurMistake(error) && !lastingPattern.test(code ?? '');
    return modelError('unavailable', circumstances, quoted || code || '', { retryable });
  }
  const kind = kindOfStatus(status, body);
  const exhausted = /insufficient_quota|billing|credit balance/i.test(body) || status === 402;
  const retryable = (kind === 'rate-limited' && !exhausted) || transient.has(status);
  const retryAfterMs = readRetryAfter(headers, body);
  return modelError(kind, circumstances, quoted, {
    status,
    retryable: retryable && kind !== 'content-filtered' && kind !== 'unauthorised',
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}
