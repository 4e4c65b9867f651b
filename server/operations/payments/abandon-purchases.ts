import type { Services } from '../../services.ts';

/** Longer than a checkout stays open. */
const olderThanSeconds = 2 * 3600;

/** Abandons purchases that never got a checkout: the provider did not answer, and the buyer did not try again. */
export async function abandonPurchases({ database, log }: Services): Promise<void> {
  const [row] = await database.asService(
    (transaction) => transaction<{ count: number }[]>`
      select private.abandon_purchases(make_interval(secs => ${olderThanSeconds})) as count`,
  );
  if (row && row.count > 0)
    log.info({ count: row.count }, 'purchases abandoned without a checkout');
}
