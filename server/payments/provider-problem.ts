import { ApiError } from '../errors.ts';

/** The fields that we read of the provider's errors. They are recognized by shape, not instanceof, since the library is imported lazily. */
type ProviderError = Error & {
  type: string;
  code?: string;
  param?: string;
  decline_code?: string;
  statusCode?: number;
  requestId?: string;
  headers?: Record<string, string>;
};

function isProviderError(error: unknown): error is ProviderError {
  return error instanceof Error && 'type' in error && /^Stripe/.test(String(error.type));
}

/** Returns true when the provider refused with this code. */
export function isRefusedFor(error: unknown, code: string): boolean {
  return isProviderError(error) && error.code === code;
}

/**
 * Returns true when an idempotency key cannot be used again: it was used before with other parameters, or its request failed at the
 * provider, which replays that response for a day.
 */
export function isKeySpent(error: unknown): boolean {
  if (!isProviderError(error)) return false;
  const isReplayed = error.headers?.['idempotent-replayed'] === 'true';
  return error.type === 'StripeIdempotencyError' || (error.type === 'StripeAPIError' && isReplayed);
}

/** Returns true when the provider rejected the request itself, so that a retry changes nothing. */
export function isRefusal(error: unknown): error is Error & { code?: string; param?: string } {
  return isProviderError(error) && error.type === 'StripeInvalidRequestError';
}

const secrets = /\b(?:[sr]k_(?:live|test)|whsec)_[\w*]+/g;
const addresses = /[^\s@'"<>]+@[^\s@'"<>]+/g;

/** Returns a copy of the error that is safe to log: the library's error contains request headers and the payer of a payment. */
function withoutPrivateThings(error: ProviderError): Error {
  const { type, code, param, decline_code, statusCode, requestId } = error;
  const message = error.message.replace(secrets, '(key)').replace(addresses, '(address)');
  const known = { type, code, param, decline_code, statusCode, requestId };
  return Object.assign(new Error(message), known);
}

const ours = new Set(['StripeAuthenticationError', 'StripePermissionError']);

/**
 * Converts an error of the provider into the ApiError that the user sees. Other errors are returned unchanged.
 * @returns ApiError payment_provider_failed: 503 when a retry may work, 502 when the settings are wrong
 */
export function toProviderProblem(error: unknown): unknown {
  if (!isProviderError(error)) return error;
  const cause = withoutPrivateThings(error);
  if (ours.has(error.type) || isRefusal(error)) {
    const message = "Payments aren't set up correctly here. You haven't been charged.";
    return new ApiError(502, 'payment_provider_failed', message, { cause });
  }
  const message = "The payment service isn't responding right now. Please try again in a moment.";
  return new ApiError(503, 'payment_provider_failed', message, { cause });
}

/** Returns true for an error made by `toProviderProblem`. */
export function isProviderProblem(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'payment_provider_failed';
}
