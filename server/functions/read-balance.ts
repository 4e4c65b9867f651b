import type { Database } from '../database/database.ts';
import { serviceStatement } from '../database/service-statement.ts';

const balanceOf = serviceStatement<{ balance: number }>(
  'select balance from public.credits where user_id = $1::uuid',
  { readOnly: true },
);

/** The balance as it is now, past row security: 0 where there is no account any more. */
export async function readBalance(database: Database, userId: string): Promise<number> {
  const [row] = await balanceOf(database, [userId]);
  return row?.balance ?? 0;
}
