import type postgres from 'postgres';
import type { TestApp } from '#tests/support/app.ts';
import { goodPassword, signUpConfirmed } from '#tests/support/people.ts';
import { type Protected, protectedPerson, signInAgain } from './factor-scene.ts';

/** A table or view of an exposed schema, with the privileges of role `authenticated` on it. */
export type Exposed = {
  name: string;
  readable: string[];
  insertable: string[];
  updatable: string[];
  deletable: boolean;
};

export type Procedure = { name: string; parameters: { name: string; type: string }[] };

export type AssuranceScene = {
  testApp: TestApp;
  /** An admin with a verified factor, in a session at aal2. */
  strong: Protected;
  /** The same person in a second session that has not used the factor (aal1). */
  weak: Protected;
  /** Ids of this person's account, recipe and purchase. */
  ids: string[];
};

/** Starts the scene: an admin with a row in every table, and a second account that only admins can see. */
export async function startAssuranceScene(testApp: TestApp): Promise<AssuranceScene> {
  const strong = await protectedPerson(testApp);
  await signUpConfirmed(testApp, { password: goodPassword });
  const { owner, database } = testApp.testDatabase;
  const { id } = strong.user;
  await owner`update public.user_roles set role = 'admin' where user_id = ${id}`;
  await owner`update public.categories set is_active = false where id = (select id from public.categories limit 1)`;
  const [recipe] = await owner<{ id: string }[]>`
    insert into public.recipes (user_id, name) values (${id}, 'Soup') returning id`;
  const recipeId = recipe?.id ?? '';
  await owner`insert into public.favorite_recipes (user_id, recipe_id) values (${id}, ${recipeId})`;
  await owner`insert into public.recipe_ratings (user_id, recipe_id, rating) values (${id}, ${recipeId}, 3)`;
  const purchaseId = await database.asService(async (transaction) => {
    await transaction`select private.begin_generation(${id}, 'k', '{}', 'p', 'chef')`;
    const [row] = await transaction<{ id: string }[]>`
      select id from private.open_purchase(${id}, 'key', 'small', 10, 499, 'usd')`;
    return row?.id ?? '';
  });
  await owner`insert into public.recipe_notes (user_id, recipe_id, note) values (${id}, ${recipeId}, 'Less salt.')`;
  await owner`
    with kitchen as (insert into public.kitchens (user_id) values (${id}) returning id),
      person as (
        insert into public.kitchen_people (kitchen_id, account_id, never_answer)
          select kitchen.id, ${id}, 'these' from kitchen returning id
      )
    insert into public.kitchen_choices (person_id, question, constraint_label, name)
      select person.id, 'never', 'Allergens', 'Peanuts' from person`;
  const weak = await signInAgain(testApp, strong);
  return { testApp, strong, weak, ids: [id, recipeId, purchaseId] };
}

type Catalogue = { owner: postgres.Sql; schemas: string[] };

export const catalogueOf = ({ testApp }: AssuranceScene): Catalogue => ({
  owner: testApp.testDatabase.owner,
  schemas: testApp.services.settings.rest.schemas,
});

/** Returns every table and view of the exposed schemas, read from PostgreSQL's catalogue. */
export async function exposedTables({ owner, schemas }: Catalogue): Promise<Exposed[]> {
  return owner<Exposed[]>`
    select c.relname as name, has_table_privilege('authenticated', c.oid, 'delete') as deletable,
      coalesce(array_agg(a.attname::text) filter (where has_column_privilege('authenticated', c.oid, a.attnum, 'select')), '{}') as readable,
      coalesce(array_agg(a.attname::text) filter (where has_column_privilege('authenticated', c.oid, a.attnum, 'insert')), '{}') as insertable,
      coalesce(array_agg(a.attname::text) filter (where has_column_privilege('authenticated', c.oid, a.attnum, 'update')), '{}') as updatable
    from pg_catalog.pg_class c join pg_catalog.pg_attribute a on a.attrelid = c.oid
    where c.relnamespace in (select oid from pg_catalog.pg_namespace where nspname = any(${schemas}))
      and c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0 and not a.attisdropped
    group by c.oid, c.relname order by 1`;
}

/** Returns every procedure of the exposed schemas that a signed-in user may call. */
export async function exposedProcedures({ owner, schemas }: Catalogue): Promise<Procedure[]> {
  return owner<Procedure[]>`
    select p.proname as name, coalesce(jsonb_agg(jsonb_build_object('name', parameter.name, 'type', format_type(parameter.type, null))
      order by parameter.place) filter (where parameter.name is not null), '[]') as parameters
    from pg_catalog.pg_proc p
      left join lateral unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) with ordinality as parameter (name, type, place) on true
    where p.pronamespace in (select oid from pg_catalog.pg_namespace where nspname = any(${schemas}))
      and has_function_privilege('authenticated', p.oid, 'execute')
    group by p.oid, p.proname order by 1`;
}

/** Returns a fingerprint of the tables that changes with every row write, even with an update that writes the same values. */
export async function fingerprint({ testApp }: AssuranceScene, tables: Exposed[]): Promise<string> {
  const parts: string[] = [];
  for (const { name } of tables) {
    const [row] = await testApp.testDatabase.owner<{ print: string }[]>`
      select md5(coalesce(string_agg(t.xmin::text || t.ctid::text, ',' order by t.ctid), '')) as print
      from public.${testApp.testDatabase.owner(name)} t`;
    parts.push(`${name}:${row?.print}`);
  }
  return parts.join('\n');
}

/** Returns a function that sends raw requests with the given token, or as a visitor without one. */
export function asker(scene: AssuranceScene, token?: string) {
  const { anonKey } = scene.testApp.services.keys;
  return async (path: string, init: RequestInit = {}) => {
    const answer = await scene.testApp.request(path, {
      ...init,
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${token ?? anonKey}`,
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
        ...(init.headers as object),
      },
    });
    const text = await answer.text();
    return { status: answer.status, text, body: text === '' ? undefined : readJson(text) };
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // a page, or an event stream
  }
}
