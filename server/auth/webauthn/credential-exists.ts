import { AuthError } from '../auth-error.ts';

/** 422: the key is already registered, for this or another user. */
export function credentialExists(cause: unknown): AuthError {
  const message = 'This credential is already registered';
  return new AuthError(422, 'webauthn_credential_exists', message, { cause });
}
