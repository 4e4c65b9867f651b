import { AuthError } from '../auth-error.ts';

/** 404: passkey sign-in is turned off. */
export function passkeysDisabled(): AuthError {
  return new AuthError(404, 'passkey_disabled', 'Passkeys are disabled');
}

/** 404: the user has no such passkey. Another user's passkey gives the same error. */
export function passkeyNotFound(): AuthError {
  return new AuthError(404, 'validation_failed', 'Passkey not found');
}

/** 400: the challenge does not exist or was already used. */
export function challengeNotFound(): AuthError {
  const message = 'Challenge not found or already used';
  return new AuthError(400, 'webauthn_challenge_not_found', message);
}

/** 400: the answer came after the challenge expired. */
export function challengeExpired(): AuthError {
  return new AuthError(400, 'webauthn_challenge_expired', 'Challenge has expired');
}

/** 400: the same error for an unknown credential and for a failed verification. */
export function verificationFailed(cause?: unknown): AuthError {
  const message = 'Credential verification failed';
  return new AuthError(400, 'webauthn_verification_failed', message, { cause });
}

/** 422: the account has reached the maximum number of passkeys. */
export function tooManyPasskeys(): AuthError {
  return new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached');
}
