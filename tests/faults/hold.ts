import type postgres from 'postgres';
import { connectionNameOf } from '#tests/support/server-fleet.ts';
import { eventually } from './eventually.ts';

/** Lets go of what was held. */
export type Release = () => Promise<void>;

/** Takes locks on a connection of the test's own and keeps them: whoever needs them waits, as long as the test likes. */
export async function hold(
  owner: postgres.Sql,
  take: (connection: postgres.ReservedSql) => Promise<unknown>,
): Promise<Release> {
  const connection = await owner.reserve();
  await connection`begin`;
  await take(connection);
  return async () => {
    await connection`rollback`;
    connection.release();
  };
}

export const holdCredits = (owner: postgres.Sql, userId: string) =>
  hold(owner, (sql) => sql`select from public.credits where user_id = ${userId} for update`);

export const holdGeneration = (owner: postgres.Sql, id: string) =>
  hold(owner, (sql) => sql`select from public.generations where id = ${id} for update`);

export const holdPurchase = (owner: postgres.Sql, id: string) =>
  hold(owner, (sql) => sql`select from public.purchases where id = ${id} for update`);

/**
 * Whether a statement of this process that holds these words waits for a lock. What is asked in one statement as somebody shows its own
 * words to nobody: there any that waits is the one, since nothing else of this process wants what the test holds.
 */
export async function isBlocked(owner: postgres.Sql, process: number, words: string) {
  const found = await owner`
    select from pg_stat_activity
    where datname = current_database() and split_part(application_name, ' ', 1) = ${connectionNameOf(process)}
      and wait_event_type = 'Lock'
      and (strpos(query, ${words}) > 0 or strpos(query, 'private.run_as_caller(') > 0)`;
  return found.length > 0;
}

export const untilBlocked = (owner: postgres.Sql, process: number, words: string): Promise<true> =>
  eventually(`process ${process} waiting for a lock in "${words}"`, () =>
    isBlocked(owner, process, words),
  );

/** Waits until PostgreSQL has noticed that a killed process is gone: until then its transactions hold what they hold. */
export function untilDisconnected(owner: postgres.Sql, process: number): Promise<true> {
  return eventually(`PostgreSQL letting go of process ${process}`, async () => {
    const left = await owner`
      select from pg_stat_activity
      where datname = current_database() and split_part(application_name, ' ', 1) = ${connectionNameOf(process)}`;
    return left.length === 0;
  });
}
