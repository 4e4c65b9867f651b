import type { Transaction } from '../../database/database.ts';
import { deleteFactors, type FactorRow, listFactors } from '../queries/factors.ts';
import { lowerSessionsOf } from '../queries/session-levels.ts';
import { isProtected } from './is-protected.ts';

/**
 * Deletes a factor. Deleting the last verified factor also deletes the recovery codes, which are only a substitute for it. Sessions that
 * one of the deleted factors raised drop to aal1 at their next refresh.
 * @param factor its row and its owner's row are locked
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
