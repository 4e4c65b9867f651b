import { AuthError } from '../auth-error.ts';

/** 404: nobody signs in by passkey here. */
export function passkeysDisabled(): AuthError {
  return new AuthError(404, 'passkey_disabled', 'Passkeys are disabled');
}

/** 404: no passkey of this person's; somebody else's reads the same. */
export function passkeyNotFound(): AuthError {
  return new AuthError(404, 'validation_failed', 'Passkey not found');
}

/** 400: never asked, or answered already. */
export function challengeNotFound(): AuthError {
  const message = 'Challenge not found or already used';
  return new AuthError(400, 'webauthn_challenge_not_found', message);
}

/** 400: answered too late. */
export function challengeExpired(): AuthError {
  return new AuthError(400, 'webauthn_challenge_expired', 'Challenge has expired');
}

/** 400: unknown credentials and answers that do not hold read the same. */
export function verificationFailed(cause?: unknown): AuthError {
  const message = 'Credential verification failed';
  return new AuthError(400, 'webauthn_verification_failed', message, { cause });
}

/** 422: the account has as many as it may have. */
export function tooManyPasskeys(): AuthError {
  return new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached');
}
