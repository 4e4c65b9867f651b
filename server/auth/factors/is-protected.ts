import type { FactorRow } from '../queries/factors.ts';

/** Whether somebody with these factors owes one at sign-in (as auth.has_required_aal says it): recovery codes ask for nothing. */
export function isProtected(factors: Pick<FactorRow, 'status' | 'factor_type'>[]): boolean {
  return factors.some(
    ({ status, factor_type: type }) => status === 'verified' && type !== 'recovery_code',
  );
}
