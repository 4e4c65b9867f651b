import type postgres from 'postgres';
import { connectionNameOf } from '#tests/support/server-fleet.ts';
import { eventually } from './eventually.ts';

/** Releases the held locks. */
export type Release = () => Promise<void>;

/** Takes locks on a separate connection and keeps them until the release, so that statements that need them wait. */
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
 * Returns whether a statement of this process that contains these words waits for a lock. PostgreSQL shows a statement run through
 * `private.run_as_caller` without its own words, so any waiting one counts: nothing else of this process needs the locks of the test.
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

/** Waits until PostgreSQL has closed the connections of a killed process. Until then its transactions keep their locks. */
export function untilDisconnected(owner: postgres.Sql, process: number): Promise<true> {
  return eventually(`PostgreSQL letting go of process ${process}`, async () => {
    const left = await owner`
      select from pg_stat_activity
      where datname = current_database() and split_part(application_name, ' ', 1) = ${connectionNameOf(process)}`;
    return left.length === 0;
  });
}
