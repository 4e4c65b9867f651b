import type { Transaction } from '../../database/database.ts';
import { deleteAuthCodesOf } from '../queries/flow-states.ts';
import { deleteSessionsOf } from '../queries/sessions.ts';

/** Ends every session of an account, and those that a browser is about to open: it holds a code for one already. */
export async function endSignIns(transaction: Transaction, userId: string): Promise<void> {
  await deleteSessionsOf(transaction, userId);
  await deleteAuthCodesOf(transaction, userId);
}
