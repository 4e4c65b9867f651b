import { AuthError, invalid } from '../auth-error.ts';

/** 404: the bearer has no factor with this id; the same error for another user's factor. */
export function factorNotFound(): AuthError {
  return new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
}

/** 422: a wrong answer, the only refusal that counts as a guess. */
export function wrongAnswer(message: string, cause?: unknown): AuthError {
  return new AuthError(422, 'mfa_verification_failed', message, { cause });
}

/** Whether the error is the refusal of a wrong answer. */
export function isWrongAnswer(error: unknown): error is AuthError {
  return error instanceof AuthError && error.code === 'mfa_verification_failed';
}

const labels = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' };

/** 422: enrolling factors of this kind is disabled here. */
export function enrollDisabled(type: keyof typeof labels): AuthError {
  const message = `MFA enroll is disabled for ${labels[type]}`;
  return new AuthError(422, `mfa_${type}_enroll_not_enabled`, message);
}

/** 422: factors of this kind are disabled here. */
export function verifyDisabled(type: keyof typeof labels): AuthError {
  const message = `MFA verification is disabled for ${labels[type]}`;
  return new AuthError(422, `mfa_${type}_verify_not_enabled`, message);
}

/** 422: the user already has a factor of this name. */
export function nameConflict(friendlyName: string, cause?: unknown): AuthError {
  return new AuthError(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name "${friendlyName}" for this user already exists`,
    { cause },
  );
}

/** 400: this kind of factor does not exist. */
export function unknownType(): AuthError {
  return invalid('factor_type needs to be totp, phone, or webauthn');
}

/** 403: the account has a verified factor, and this session has not proven one. */
export function needsSecondFactor(): AuthError {
  return new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
}
