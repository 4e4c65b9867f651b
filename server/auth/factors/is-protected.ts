import type { FactorRow } from '../queries/factors.ts';

/** Whether a user with these factors must use one at sign-in, as in auth.has_required_aal. Recovery codes alone require nothing. */
export function isProtected(factors: Pick<FactorRow, 'status' | 'factor_type'>[]): boolean {
  return factors.some(
    ({ status, factor_type: type }) => status === 'verified' && type !== 'recovery_code',
  );
}
