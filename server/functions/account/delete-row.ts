import type { Database } from '../../database/database.ts';
import { sqlStateOf } from '../../errors.ts';
import { deletionRefusalOf } from './refusals.ts';

/** The account of the caller, and its session: null when the token names none. */
type Asking = { userId: string; sessionId: string | null };
/** What is left to do outside the database after the rows are deleted. */
export type DeletionFollowUp = { email: string | null; openCheckouts: string[] };

const attempts = 3;

async function deleteOnce(
  database: Database,
  { userId, sessionId }: Asking,
  now: Date,
): Promise<DeletionFollowUp | undefined> {
  const [row] = await database.asService(
    (transaction) => transaction<{ email: string | null; open_checkouts: string[] }[]>`
      select email, open_checkouts from private.delete_account(${userId}, ${sessionId}, ${now})`,
  );
  return row && { email: row.email, openCheckouts: row.open_checkouts };
}

/**
 * Deletes the account with all data that identify its owner, in one transaction. Retries after a deadlock with a user who rates or an admin
 * who changed the same rows in another order: PostgreSQL resolves a deadlock by rolling back one of the two transactions.
 * @returns undefined when it is already deleted
 * @throws ApiError 403 reauthentication_needed, NoticeError 409 last_admin
 */
export async function deleteAccountRow(
  database: Database,
  asking: Asking,
  now: Date,
): Promise<DeletionFollowUp | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deleteOnce(database, asking, now);
    } catch (error) {
      if (attempt === attempts || sqlStateOf(error) !== '40P01') throw deletionRefusalOf(error);
    }
  }
}
