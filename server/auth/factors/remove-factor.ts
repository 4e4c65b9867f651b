import type { Transaction } from '../../database/database.ts';
import { deleteFactors, type FactorRow, listFactors } from '../queries/factors.ts';
import { lowerSessionsOf } from '../queries/session-levels.ts';
import { isProtected } from './is-protected.ts';

/**
 * Takes a factor away; with the last verified one go the recovery codes, which stand in for it. Sessions that any of them had raised
 * are aal1 from their next refresh on.
 * @param factor locked, with its owner
 */
export async function removeFactor(
  transaction: Transaction,
  factor: FactorRow,
  now: Date,
): Promise<void> {
  const others = (await listFactors(transaction, [factor.user_id])).filter(
    ({ id }) => id !== factor.id,
  );
  const codes = isProtected(others)
    ? []
    : others.filter((other) => other.factor_type === 'recovery_code');
  const gone = [factor, ...codes].map(({ id }) => id);
  await deleteFactors(transaction, gone);
  await lowerSessionsOf(transaction, factor.user_id, gone, now);
}
