import { AuthError } from '../auth-error.ts';

/** 422: the key stands for something else already, whoever's that is. */
export function credentialExists(cause: unknown): AuthError {
  const message = 'This credential is already registered';
  return new AuthError(422, 'webauthn_credential_exists', message, { cause });
}
