/**
 * What went wrong at the provider. `unauthorised`: no, a wrong or a powerless key. `rate-limited`: too many requests, or the quota is used up.
 * `unavailable`: not to be reached, or at fault itself. `rejected`: it does not take our request (too long, malformed).
 * `interrupted`: it broke off amid its answer. `content-filtered`: its filter stopped the answer. `not-found`: no such model or address.
 */
export type ModelErrorKind =
  | 'unauthorised'
  | 'rate-limited'
  | 'unavailable'
  | 'rejected'
  | 'interrupted'
  | 'content-filtered'
  | 'not-found';

type ModelErrorDetails = {
  /** Whether the same request may succeed a little later. */
  retryable?: boolean;
  /** How long the provider asks us to wait, in milliseconds. */
  retryAfterMs?: number;
  /** The HTTP status it answered, where it answered any. */
  status?: number;
  /** The message without the provider's own words, for whoever must not read a word of the prompt. */
  summary?: string;
};

/**
 * A model that failed. The message is for the operator; it names the provider and never holds a key, a header or a prompt. There is no
 * `cause`: the libraries' own errors carry the whole request.
 */
export class ModelError extends Error {
  readonly kind: ModelErrorKind;
  readonly retryable: boolean;
  readonly retryAfterMs?: number;
  readonly status?: number;
  readonly summary?: string;

  constructor(kind: ModelErrorKind, message: string, details: ModelErrorDetails = {}) {
    super(message);
    this.name = 'ModelError';
    this.kind = kind;
    this.retryable = details.retryable ?? false;
    if (details.retryAfterMs !== undefined) this.retryAfterMs = details.retryAfterMs;
    if (details.status !== undefined) this.status = details.status;
    if (details.summary !== undefined) this.summary = details.summary;
  }
}
