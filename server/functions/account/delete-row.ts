import type { Database } from '../../database/database.ts';
import { sqlStateOf } from '../../errors.ts';
import { deletionRefusalOf } from './refusals.ts';

/** The account that asks, and the session that it asks by: null where the token names none. */
type Asking = { userId: string; sessionId: string | null };
/** What is left to do outside when the rows are gone. */
export type Farewell = { email: string | null; openCheckouts: string[] };

const attempts = 3;

async function deleteOnce(
  database: Database,
  { userId, sessionId }: Asking,
  now: Date,
): Promise<Farewell | undefined> {
  const [row] = await database.asService(
    (transaction) => transaction<{ email: string | null; open_checkouts: string[] }[]>`
      select email, open_checkouts from private.delete_account(${userId}, ${sessionId}, ${now})`,
  );
  return row && { email: row.email, openCheckouts: row.open_checkouts };
}

/**
 * Deletes the account with all that names its owner, in one transaction. Tried again where somebody who rates or admins touched the same rows
 * in another order: PostgreSQL breaks such a circle by ending one of the two, and nothing has happened then.
 * @returns undefined where it is gone already
 * @throws ApiError 403 reauthentication_needed, NoticeError 409 last_admin
 */
export async function deleteAccountRow(
  database: Database,
  asking: Asking,
  now: Date,
): Promise<Farewell | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deleteOnce(database, asking, now);
    } catch (error) {
      if (attempt === attempts || sqlStateOf(error) !== '40P01') throw deletionRefusalOf(error);
    }
  }
}
