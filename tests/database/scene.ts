import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { test as base } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { sqlStateOf } from '#server/errors.ts';
import { startTestDatabase } from '#tests/support/database.ts';

export type Person = { id: string; email: string; role: 'authenticated' };
type Who = Person | 'visitor' | 'service' | 'accounts';

/** One transaction on a real PostgreSQL that is rolled back when the test ends. */
export type Scene = {
  /** The owner's connection, past row-level security: for setup and for checks of the result. */
  sql: Transaction;
  /** Runs SQL as a person, visitor, service or auth_admin. A refusal rolls back only this step. */
  as<T>(who: Who, work: (sql: Transaction) => PromiseLike<T>, aal?: 'aal1' | 'aal2'): Promise<T>;
  person(options?: PersonOptions): Promise<Person>;
};

export type PersonOptions = { email?: string; name?: string; admin?: boolean; credits?: number };

const roles = { visitor: 'anon', service: 'service_role', accounts: 'auth_admin' } as const;

/** Returns the role and the claims under which the server would run this caller's request. */
export function identityOf(who: Who, aal = 'aal1'): { role: string; claims: string } {
  if (typeof who === 'string') return { role: roles[who], claims: `{"role":"${roles[who]}"}` };
  return { role: who.role, claims: JSON.stringify({ sub: who.id, role: who.role, aal }) };
}

/** Signs a person up and confirms the address, as the auth server would. */
export async function addPerson(
  sql: postgres.Sql | Transaction,
  { email = `${randomUUID()}@example.com`, name, admin = false, credits }: PersonOptions = {},
): Promise<Person> {
  const id = randomUUID();
  const data = name === undefined ? {} : { name };
  await sql`
    insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at)
    values (${id}, ${email}, ${sql.json(data)}, now())`;
  if (admin) await sql`update public.user_roles set role = 'admin' where user_id = ${id}`;
  if (credits !== undefined) {
    await sql`update public.credits set balance = ${credits} where user_id = ${id}`;
  }
  return { id, email, role: 'authenticated' };
}

/** Returns a scene in the caller's transaction. The caller decides whether it is committed. */
export function openScene(sql: Transaction): Scene {
  return {
    sql,
    person: (options) => addPerson(sql, options),
    as: (who, work, aal) =>
      sql.savepoint(async (step) => {
        const { role, claims } = identityOf(who, aal);
        await step`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true)`;
        const result = await work(step);
        await step`select set_config('role', 'none', true), set_config('request.jwt.claims', '', true)`;
        return result;
      }) as Promise<never>,
  };
}

class RolledBack extends Error {}

/** Tests with one database per file, and a scene per test that is rolled back. */
export const test = base
  .extend('start', { scope: 'file' }, async () => startTestDatabase)
  .extend('testDatabase', { scope: 'file' }, async ({ start }, { onCleanup }) => {
    const testDatabase = await start();
    onCleanup(() => testDatabase.close());
    return testDatabase;
  })
  .extend<{ scene: Scene }>({
    scene: async ({ testDatabase }, use) => {
      await testDatabase.owner
        .begin(async (sql) => {
          await use(openScene(sql));
          throw new RolledBack();
        })
        .catch((error: unknown) => {
          if (!(error instanceof RolledBack)) throw error;
        });
    },
  });

/** Inserts a recipe as the owner of the database and returns its id. */
export async function addRecipe(
  sql: postgres.Sql | Transaction,
  owner: Person,
  columns: Record<string, unknown> = {},
): Promise<string> {
  const row = { user_id: owner.id, name: 'Tomato soup', ...columns };
  const [recipe] = await sql<{ id: string }[]>`
    insert into public.recipes ${sql(row as never)} returning id`;
  if (!recipe) throw new Error('The recipe gave no row back.');
  return recipe.id;
}

/** The error that a test expects of a refused step: `await expect(step).rejects.toMatchObject(refusal('42501'))`. */
export const refusal = (code: string) => ({ code });

/** Returns the SQLSTATE of a refused step, or 'allowed': for a list of attempts that must all end alike. */
export async function outcomeOf(step: PromiseLike<unknown>): Promise<string> {
  try {
    await step;
    return 'allowed';
  } catch (error) {
    return sqlStateOf(error) ?? String(error);
  }
}
