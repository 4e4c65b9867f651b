import type { Services } from '../../services.ts';

/** Takes the credits whose time is over off the balances of those who have not come by since. */
export async function expireCredits({ database, log }: Services): Promise<void> {
  const [row] = await database.asService(
    (transaction) => transaction<{ count: number }[]>`select private.expire_credits() as count`,
  );
  if (row && row.count > 0) log.info({ count: row.count }, 'credits expired');
}
