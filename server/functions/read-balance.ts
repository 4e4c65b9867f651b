import type { Database } from '../database/database.ts';

/** The balance as it is now, past row security: 0 where there is no account any more. */
export async function readBalance(database: Database, userId: string): Promise<number> {
  const [row] = await database.asService(
    (transaction) => transaction<{ balance: number }[]>`
      select balance from public.credits where user_id = ${userId}`,
  );
  return row?.balance ?? 0;
}
