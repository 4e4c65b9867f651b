import { claimOf } from './token-claims.ts';

const kinds = ['totp', 'phone', 'webauthn', 'recovery_code'] as const;

/** A verified second factor, as the second-step screen needs it. */
export type SecondFactor = { id: string; kind: (typeof kinds)[number]; name: string };

/** The part of the official client's user that lists the factors. */
export type UserWithFactors = {
  factors?:
    | { id: string; factor_type: string; status: string; friendly_name?: string | undefined }[]
    | undefined;
};

function verifiedFactors({ factors = [] }: UserWithFactors): SecondFactor[] {
  return factors.flatMap(({ id, factor_type: type, status, friendly_name: name }) => {
    const kind = kinds.find((known) => known === type);
    return kind && status === 'verified' ? [{ id, kind, name: name ?? '' }] : [];
  });
}

/** @returns the assurance level (`aal1`, `aal2`) that the token claims; null when the token cannot be read */
export function assuranceLevelOf(accessToken: string): string | null {
  return claimOf(accessToken, 'aal');
}

/**
 * Returns the factors that can complete a session's second step; empty when the session owes none. The database blocks a session
 * that owes one (DESIGN §6). Recovery codes replace another factor, but alone they do not require a second step.
 */
export function requiredSecondFactors(accessToken: string, user: UserWithFactors): SecondFactor[] {
  const factors = verifiedFactors(user);
  const isProtected = factors.some(({ kind }) => kind !== 'recovery_code');
  return isProtected && assuranceLevelOf(accessToken) === 'aal1' ? factors : [];
}
