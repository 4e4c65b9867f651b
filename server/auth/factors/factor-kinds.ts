import type { AuthServices } from '../auth-services.ts';
import type { FactorRow } from '../queries/factors.ts';
import { unknownType, verifyDisabled } from './factor-errors.ts';
import type { FactorKind, FactorKinds } from './factor-kind.ts';
import { phoneKind } from './phone/phone-kind.ts';
import { totpKind } from './totp/totp-kind.ts';
import { webauthnKind } from './webauthn/webauthn-kind.ts';

/** Returns the kinds of second factor that the settings enable. */
export function factorKindsOf({ settings }: AuthServices): FactorKinds {
  const { factors } = settings.auth;
  return {
    totp: factors.totp ? totpKind : undefined,
    phone: factors.phone ? phoneKind : undefined,
    webauthn: factors.webauthn ? webauthnKind : undefined,
  };
}

/**
 * Returns the kind of a factor to challenge. Recovery codes have separate calls and are never challenged.
 * @throws AuthError validation_failed, mfa_…_verify_not_enabled
 */
export function kindOf(kinds: FactorKinds, factor: FactorRow): FactorKind {
  const type = factor.factor_type;
  if (type === 'recovery_code') throw unknownType();
  const kind = kinds[type];
  if (!kind) throw verifyDisabled(type);
  return kind;
}
