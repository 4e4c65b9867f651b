import type { Database } from '../database/database.ts';
import { statementAsService } from '../database/statement-as-service.ts';

const balanceOf = statementAsService<{ balance: number }>(
  'select balance from public.credits where user_id = $1::uuid',
  { readOnly: true },
);

/** Returns the current balance, bypassing row-level security; 0 when the account no longer exists. */
export async function readBalance(database: Database, userId: string): Promise<number> {
  const [row] = await balanceOf(database, [userId]);
  return row?.balance ?? 0;
}
