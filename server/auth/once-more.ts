import { sqlStateOf } from '../errors.ts';

/**
 * Runs a transaction that looks and then inserts. Where somebody else inserted the same in between, it runs once more: now it finds them.
 * @throws what the second attempt throws, PostgreSQL 23505 among it
 */
export async function onceMoreWhenTaken<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (sqlStateOf(error) !== '23505') throw error;
    return attempt();
  }
}
