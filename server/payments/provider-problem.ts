import { ApiError } from '../errors.ts';

/** What we read of the provider's errors. They are told by their shape, since the library is loaded late. */
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

/** True where the provider refused with this code. */
export function isRefusedFor(error: unknown, code: string): boolean {
  return isProviderError(error) && error.code === code;
}

/**
 * True where nothing more is done under a key: it was used before with other parameters, or what was done under it failed at the
 * provider, which keeps that answer for a day.
 */
export function isKeySpent(error: unknown): boolean {
  if (!isProviderError(error)) return false;
  const isReplayed = error.headers?.['idempotent-replayed'] === 'true';
  return error.type === 'StripeIdempotencyError' || (error.type === 'StripeAPIError' && isReplayed);
}

/** True where the request itself is what the provider does not take: to send it again changes nothing. */
export function isRefusal(error: unknown): error is Error & { code?: string; param?: string } {
  return isProviderError(error) && error.type === 'StripeInvalidRequestError';
}

const secrets = /\b(?:[sr]k_(?:live|test)|whsec)_[\w*]+/g;
const addresses = /[^\s@'"<>]+@[^\s@'"<>]+/g;

/** The error for the log: the library's own carries request headers and, of a payment, who paid. */
function withoutPrivateThings(error: ProviderError): Error {
  const { type, code, param, decline_code, statusCode, requestId } = error;
  const message = error.message.replace(secrets, '(key)').replace(addresses, '(address)');
  const known = { type, code, param, decline_code, statusCode, requestId };
  return Object.assign(new Error(message), known);
}

const ours = new Set(['StripeAuthenticationError', 'StripePermissionError']);

/**
 * What a person is told when the provider did not do what was asked. Other errors stay what they are.
 * @returns ApiError 503 payment_provider_failed where it may work in a moment, 502 where the settings are at fault
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

/** True for what `toProviderProblem` made. */
export function isProviderProblem(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'payment_provider_failed';
}
