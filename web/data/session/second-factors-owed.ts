import { claimOf } from './token-claims.ts';

const kinds = ['totp', 'phone', 'webauthn', 'recovery_code'] as const;

/** A second factor that was proved once, as the question for it knows it. */
export type SecondFactor = { id: string; kind: (typeof kinds)[number]; name: string };

/** The part of the official client's user that says which factors there are. */
export type UserWithFactors = {
  factors?:
    | { id: string; factor_type: string; status: string; friendly_name?: string | undefined }[]
    | undefined;
};

function provedFactors({ factors = [] }: UserWithFactors): SecondFactor[] {
  return factors.flatMap(({ id, factor_type: type, status, friendly_name: name }) => {
    const kind = kinds.find((known) => known === type);
    return kind && status === 'verified' ? [{ id, kind, name: name ?? '' }] : [];
  });
}

/** @returns how well a session is proved (`aal1`, `aal2`), as its token claims; null where the token cannot be read */
export function assuranceLevelOf(accessToken: string): string | null {
  return claimOf(accessToken, 'aal');
}

/**
 * Which factors can answer for what a session still owes; none where it owes nothing. The database keeps such a session
 * out (DESIGN §6). Recovery codes stand in for another factor, and make none necessary.
 */
export function secondFactorsOwed(accessToken: string, user: UserWithFactors): SecondFactor[] {
  const factors = provedFactors(user);
  const isProtected = factors.some(({ kind }) => kind !== 'recovery_code');
  return isProtected && assuranceLevelOf(accessToken) === 'aal1' ? factors : [];
}
