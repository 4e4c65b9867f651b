import postgres from 'postgres';
import { makeAdmin } from '#server/auth/admin/make-admin.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { readSettings } from '#server/settings.ts';
import { type CookOnStage, makeCook } from './cooks.ts';
import type { Stage } from './stage.ts';

type Behind = {
  database: Database;
  /** The owner's own connection, past every rule. */
  owner: postgres.Sql;
};

/** What it takes to reach the database of a running server. */
type Running = Pick<Stage, 'url' | 'server' | 'databaseUrl'>;

/** Looks behind the curtain, or sets a scene: the database of the running server, past every door. */
export async function behind<T>(stage: Running, work: (behind: Behind) => Promise<T>): Promise<T> {
  const opened = await openDatabase(
    readSettings({
      DATA_DIR: stage.server.dataDirectory,
      ...(stage.databaseUrl && { DATABASE_URL: stage.databaseUrl }),
      LOG_LEVEL: 'silent',
    }),
  );
  const owner = postgres(opened.url, { max: 1, onnotice: () => {} });
  try {
    return await work({ database: opened.database, owner });
  } finally {
    await owner.end({ timeout: 5 });
    await opened.close();
  }
}

/** Somebody confirmed whom the operator's command made an admin. */
export async function makeAdminCook(stage: Running, name = 'Anna Admin'): Promise<CookOnStage> {
  const cook = await makeCook(stage, name);
  const outcome = await behind(stage, ({ database }) => makeAdmin(database, cook.email));
  if (outcome !== 'made admin') throw new Error(`${name} is ${outcome}.`);
  return cook;
}

/** Something else moves a balance, as a purchase or a spend would. */
export async function moveCredits(
  stage: Stage,
  person: CookOnStage,
  delta: number,
  reference: string,
): Promise<void> {
  const account = person.session.user.id;
  const kind = delta > 0 ? 'purchase' : 'generation';
  await behind(
    stage,
    ({ owner }) => owner`
      select private.record_credit_entry(${account}, ${delta}, ${kind}, ${reference})`,
  );
}

/** Accounts that nobody signs in to: rows for lists. Their addresses are their numbers. */
export async function addAccounts(stage: Stage, count: number): Promise<void> {
  await behind(
    stage,
    ({ owner }) => owner`
      insert into auth.users (email, raw_user_meta_data)
      select format('guest-%s@example.com', n), jsonb_build_object('name', format('Guest %s', n))
      from generate_series(1, ${count}::int) n`,
  );
}
