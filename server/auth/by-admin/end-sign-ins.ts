import type { Transaction } from '../../database/database.ts';
import { deleteAuthCodesOf } from '../queries/flow-states.ts';
import { deleteSessionsOf } from '../queries/sessions.ts';

/** Ends every session of an account, and deletes the auth codes that a browser could still exchange for a session. */
export async function endSignIns(transaction: Transaction, userId: string): Promise<void> {
  await deleteSessionsOf(transaction, userId);
  await deleteAuthCodesOf(transaction, userId);
}
