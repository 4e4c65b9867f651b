import { makeAdmin } from '#server/auth/admin/make-admin.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { readSettings } from '#server/settings.ts';
import { type CookOnStage, makeCook } from './cooks.ts';
import type { Stage } from './stage.ts';

/** Looks behind the curtain, or sets a scene: the database of the running server, past every door. */
export async function withDatabaseOf<T>(
  stage: Stage,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const opened = await openDatabase(
    readSettings({
      DATA_DIR: stage.server.dataDirectory,
      ...(stage.databaseUrl && { DATABASE_URL: stage.databaseUrl }),
      LOG_LEVEL: 'silent',
    }),
  );
  try {
    return await work(opened.database);
  } finally {
    await opened.close();
  }
}

/** Somebody confirmed whom the operator's command made an admin. */
export async function makeAdminCook(stage: Stage, name = 'Anna Admin'): Promise<CookOnStage> {
  const cook = await makeCook(stage, name);
  const outcome = await withDatabaseOf(stage, (database) => makeAdmin(database, cook.email));
  if (outcome !== 'made admin') throw new Error(`${name} is ${outcome}.`);
  return cook;
}

/** Accounts that nobody signs in to: rows for lists. Their addresses are their numbers. */
export async function addAccounts(stage: Stage, count: number): Promise<void> {
  await withDatabaseOf(stage, (database) =>
    database.asAuth(
      (transaction) => transaction`
        insert into auth.users (email, raw_user_meta_data)
        select format('guest-%s@example.com', n), jsonb_build_object('name', format('Guest %s', n))
        from generate_series(1, ${count}::int) n`,
    ),
  );
}
