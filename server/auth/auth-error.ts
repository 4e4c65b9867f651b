import { ApiError } from '../errors.ts';

export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

type Extra = {
  cause?: unknown;
  /** Why a password is too weak; the client exposes it as `error.reasons`. */
  reasons?: WeakPasswordReason[];
  /** Seconds until the same request may be retried: sent as Retry-After. */
  retryAfterSeconds?: number;
  /** The `error` of an RFC 6749 §5.2 error response, which the official server sends for id tokens. */
  oauth?: 'invalid request' | 'invalid nonce';
};

/** An error of the auth door: HTTP status, the official `error_code`, and a message. */
export class AuthError extends ApiError {
  readonly reasons: WeakPasswordReason[] | undefined;
  readonly oauth: Extra['oauth'] | undefined;

  constructor(status: number, code: string, message: string, extra: Extra = {}) {
    const { cause, retryAfterSeconds } = extra;
    super(status, code, message, { cause, retryAfterSeconds });
    this.name = 'AuthError';
    this.reasons = extra.reasons;
    this.oauth = extra.oauth;
  }
}

/** 400: the request is invalid. */
export function invalid(message: string, cause?: unknown): AuthError {
  return new AuthError(400, 'validation_failed', message, { cause });
}

/** 400: the same error for a wrong password, an unknown account and an account without a password. */
export function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}

/** 403: the same error for wrong, used, expired and never issued codes. */
export function otpExpired(by: 'code' | 'link'): AuthError {
  const message =
    by === 'code' ? 'Token has expired or is invalid' : 'Email link is invalid or has expired';
  return new AuthError(403, 'otp_expired', message);
}

/** 403: the bearer token was not issued by us, or is no longer valid. */
export function badToken(reason: string, cause?: unknown): AuthError {
  return new AuthError(403, 'bad_jwt', `invalid JWT: ${reason}`, { cause });
}

/** 422: another account has the address. */
export function emailExists(): AuthError {
  return new AuthError(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  );
}

/** 422: another account has the number. */
export function phoneExists(): AuthError {
  return new AuthError(
    422,
    'phone_exists',
    'A user with this phone number has already been registered',
  );
}

/** 404: the account does not exist, or was emptied by a soft delete. */
export function userNotFound(): AuthError {
  return new AuthError(404, 'user_not_found', 'User not found');
}

/** @param status 400 for a sign-in with a password, as in the official server; else 403 */
export function userBanned(status: 400 | 403): AuthError {
  return new AuthError(status, 'user_banned', 'User is banned');
}
