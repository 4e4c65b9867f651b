import { ApiError } from '../errors.ts';

export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

type Extra = {
  cause?: unknown;
  /** Why a password is too weak; the client hands it to its caller as `error.reasons`. */
  reasons?: WeakPasswordReason[];
  /** Seconds until the same request is welcome again: sent as Retry-After. */
  retryAfterSeconds?: number;
  /** Its `error` where it is printed as RFC 6749 §5.2 prints errors, which the official server does for id tokens. */
  oauth?: 'invalid request' | 'invalid nonce';
};

/** A refusal of the auth door: HTTP status, the official `error_code`, a sentence. */
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

/** 400: what was sent cannot be used. */
export function invalid(message: string, cause?: unknown): AuthError {
  return new AuthError(400, 'validation_failed', message, { cause });
}

/** 400: a wrong password, an unknown account and a passwordless account read the same. */
export function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}

/** 403: wrong, used, expired and never issued codes read the same. */
export function otpExpired(by: 'code' | 'link'): AuthError {
  const message =
    by === 'code' ? 'Token has expired or is invalid' : 'Email link is invalid or has expired';
  return new AuthError(403, 'otp_expired', message);
}

/** 403: the bearer is no token of ours, or is no longer one. */
export function badToken(reason: string, cause?: unknown): AuthError {
  return new AuthError(403, 'bad_jwt', `invalid JWT: ${reason}`, { cause });
}

/** 422: the address is another account's. */
export function emailExists(): AuthError {
  return new AuthError(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  );
}

/** 422: the number is another account's. */
export function phoneExists(): AuthError {
  return new AuthError(
    422,
    'phone_exists',
    'A user with this phone number has already been registered',
  );
}

/** 404: an account that is not there, or was emptied. */
export function userNotFound(): AuthError {
  return new AuthError(404, 'user_not_found', 'User not found');
}

/** @param status 400 where somebody signs in with a password, as the official server has it; else 403 */
export function userBanned(status: 400 | 403): AuthError {
  return new AuthError(status, 'user_banned', 'User is banned');
}
