import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import postgres from 'postgres';
import { makeAdmin } from '#server/auth/admin/make-admin.ts';
import { connectDatabase, type Database } from '#server/database/database.ts';
import { locateDatabase } from '#server/database/open.ts';
import { readSettings } from '#server/settings/settings.ts';
import { type CookOnStage, makeCook, signIn } from './cooks.ts';
import type { Stage } from './stage.ts';
import { holdToasts } from './toasts.ts';

type Behind = {
  database: Database;
  /** A connection as the database owner, which no access rule restricts. */
  owner: postgres.Sql;
};

/** The parts of a stage that are needed to reach the database of its running server. */
type Running = Pick<Stage, 'url' | 'server' | 'databaseUrl'>;

/** Runs `work` with direct access to the running server's database, past its API, to inspect it or to insert test data. */
export async function behind<T>(stage: Running, work: (behind: Behind) => Promise<T>): Promise<T> {
  const settings = readSettings({
    DATA_DIR: stage.server.dataDirectory,
    ...(stage.databaseUrl && { DATABASE_URL: stage.databaseUrl }),
    LOG_LEVEL: 'silent',
  });
  // The running server has already migrated the database.
  const { url, release } = await locateDatabase(settings);
  const database = connectDatabase(url, settings.database);
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work({ database, owner });
  } finally {
    await Promise.all([owner.end({ timeout: 5 }), database.close()]);
    await release();
  }
}

/** Creates a confirmed user and makes them an admin, as the operator's command does. Throws if that fails. */
export async function makeAdminCook(stage: Running, name = 'Anna Admin'): Promise<CookOnStage> {
  const cook = await makeCook(stage, name);
  const outcome = await behind(stage, ({ database }) => makeAdmin(database, cook.email));
  if (outcome !== 'made admin') throw new Error(`${name} is ${outcome}.`);
  return cook;
}

type AdminOptions = { name?: string; timezoneId?: string };

/** Opens a new page signed in as a new admin. Its notices stay until the test closes them; the page shows no screen yet. */
export async function openAsAdmin(
  stage: Stage,
  { name, timezoneId }: AdminOptions = {},
): Promise<{ admin: CookOnStage; page: Page }> {
  const [admin, page] = await Promise.all([
    makeAdminCook(stage, name),
    stage.newVisitor(undefined, timezoneId),
  ]);
  await holdToasts(page);
  await signIn(page, admin);
  return { admin, page };
}

/** @returns the name with a random suffix, so that searches of other tests in the file do not find it */
export function uniqueName(name: string): string {
  return `${name} ${randomBytes(3).toString('hex')}`;
}

/** Changes a balance in the database, as a purchase or a spend elsewhere would. */
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

/** Inserts guest accounts as rows for lists, without sign-in: `guest-1@example.com`, `guest-2@example.com` and so on. */
export async function addAccounts(stage: Stage, count: number): Promise<void> {
  await behind(
    stage,
    ({ owner }) => owner`
      insert into auth.users (email, raw_user_meta_data)
      select format('guest-%s@example.com', n), jsonb_build_object('name', format('Guest %s', n))
      from generate_series(1, ${count}::int) n`,
  );
}
