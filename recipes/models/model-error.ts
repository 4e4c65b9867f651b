/**
 * What went wrong at the provider. `unauthorised`: the key is missing, wrong or lacks permission. `rate-limited`: too many requests, or the
 * quota is used up. `unavailable`: it cannot be reached or has an internal error. `rejected`: it does not accept our request (too long,
 * malformed). `interrupted`: the answer broke off. `content-filtered`: its filter stopped the answer. `not-found`: no such model or address.
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
  /** The HTTP status of the response, if there was one. */
  status?: number;
  /** The message without the provider's own text, for readers who must not see any of the prompt. */
  summary?: string;
};

/**
 * The failure of a model. The message is for the operator; it names the provider and never contains a key, a header or a prompt. There is
 * no `cause`: the libraries' own errors contain the whole request.
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
