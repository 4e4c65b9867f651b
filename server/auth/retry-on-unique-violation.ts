import { sqlStateOf } from '../errors.ts';

/**
 * Runs a select-then-insert transaction and retries it once on a unique violation (23505): a concurrent request inserted the same row,
 * and the retry finds it.
 * @throws what the second attempt throws, possibly PostgreSQL 23505 again
 */
export async function retryOnUniqueViolation<Result>(
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (sqlStateOf(error) !== '23505') throw error;
    return attempt();
  }
}
