import type { Services } from '../../services.ts';

/** Removes expired credits from the balances of users who have not been active since. */
export async function expireCredits({ database, log }: Services): Promise<void> {
  const [row] = await database.asService(
    (transaction) => transaction<{ count: number }[]>`select private.expire_credits() as count`,
  );
  if (row && row.count > 0) log.info({ count: row.count }, 'credits expired');
}
