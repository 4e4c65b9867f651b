import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { outcomeOf, test } from './scene.ts';

const root = fileURLToPath(new URL('../../database/', import.meta.url));

// These rules read PostgreSQL's system catalogue, so they also cover every table and function
// that is added later.

describe('every exposed table', () => {
  test('has row-level security', async ({ scene: { sql } }) => {
    const open = await sql`
      select relname from pg_catalog.pg_class
      where relnamespace in ('public'::regnamespace, 'storage'::regnamespace)
        and relkind in ('r', 'p') and not relrowsecurity`;
    expect(open).toEqual([]);
  });

  test('is not writable by visitors', async ({ scene: { sql } }) => {
    const writable = await sql`
      select table_name, privilege_type from information_schema.column_privileges
      where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'storage') and privilege_type <> 'SELECT'
      union
      select table_name, privilege_type from information_schema.table_privileges
      where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'storage') and privilege_type <> 'SELECT'`;
    expect(writable).toEqual([]);
  });

  test('can be truncated by its owner only', async ({ scene: { sql } }) => {
    const grants = await sql`
      select grantee, table_name from information_schema.table_privileges
      where privilege_type in ('TRUNCATE', 'TRIGGER', 'REFERENCES') and table_schema in ('public', 'storage', 'auth', 'private')
        and grantee in ('anon', 'authenticated', 'service_role', 'auth_admin', 'PUBLIC')`;
    expect(grants).toEqual([]);
  });
});

describe('the schemas auth and private', () => {
  test('grant no table to other roles, except four private tables to auth_admin', async ({
    scene: { sql },
  }) => {
    const readable = await sql`
      select distinct table_schema, table_name, grantee from information_schema.table_privileges
      where (table_schema = 'auth' and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC'))
        or (table_schema = 'private' and grantee in ('anon', 'authenticated', 'auth_admin', 'PUBLIC'))
      order by table_name`;
    // auth_admin counts attempts, stores mails that were not sent, and keeps its SAML keys and used assertions.
    const tables = ['mailbox', 'rate_limits', 'saml_assertions', 'saml_keys'];
    expect(readable).toEqual(
      tables.map((name) => ({
        table_schema: 'private',
        table_name: name,
        grantee: 'auth_admin',
      })),
    );
  });

  test('hide signing keys from visitors and cooks, hash keys and passwords from service', async ({
    scene,
  }) => {
    const cook = await scene.person({ admin: true });
    for (const who of ['visitor', cook] as const) {
      const read = scene.as(who, (sql) => sql`select * from private.signing_keys`);
      expect(await outcomeOf(read)).toBe('42501');
    }
    const hashKeys = scene.as('service', (sql) => sql`select * from private.hash_keys`);
    expect(await outcomeOf(hashKeys)).toBe('42501');
    const passwords = scene.as('service', (sql) => sql`select encrypted_password from auth.users`);
    expect(await outcomeOf(passwords)).toBe('42501');
  });
});

describe('every function of the product', () => {
  const ours =
    "pronamespace in ('public'::regnamespace, 'auth'::regnamespace, 'private'::regnamespace, 'storage'::regnamespace)";

  test('is executable by the intended roles only', async ({ scene: { sql } }) => {
    const byCooks = await sql`
      select p.oid::regprocedure::text as name from pg_catalog.pg_proc p
      where ${sql.unsafe(ours)} and has_function_privilege('authenticated', p.oid, 'execute')
      order by p.oid::regprocedure::text collate "C"`;
    expect(byCooks.map((row) => row.name)).toEqual([
      'adjust_credits(uuid,integer,integer,text)',
      'answer_kitchen_questions(jsonb)',
      'auth.has_required_aal()',
      'auth.jwt()',
      'auth.role()',
      'auth.uid()',
      'describe_category_group_removal(uuid)',
      'describe_category_removal(uuid[])',
      'export_catalogue()',
      'find_admin_changes(uuid,text,text,text,text,text,uuid[],timestamp with time zone,timestamp with time zone,timestamp with time zone,bigint,integer)',
      'find_generations(text,text,text,text,timestamp with time zone,timestamp with time zone,timestamp with time zone,uuid,boolean,integer)',
      'find_purchases(text,text,uuid,uuid,integer,integer)',
      'find_users(text,text,text,boolean,integer,integer)',
      'get_credit_lots()',
      'get_purchase_entries(uuid)',
      'get_recipes_with_ratings(uuid,uuid)',
      'get_user_recipe_rating(uuid)',
      'import_catalogue(jsonb,boolean,text)',
      'list_generation_models()',
      'private.caller_is_active()',
      'private.catalogue_search_text(text,text)',
      'private.is_admin()',
      'private.is_slug(text)',
      'private.lock_account(uuid)',
      'private.people_search_text(text)',
      'private.pieces_of(text)',
      'private.recipe_search_text(text,text[],text[])',
      'private.sort_key_of(text)',
      'private.texts_within(text[],integer,integer)',
      'read_group_labels(uuid[])',
      'read_overview(integer,text)',
      'save_category(uuid,integer,jsonb,uuid[])',
      'save_category_group(uuid,integer,jsonb)',
      'storage.extension(text)',
      'storage.filename(text)',
      'storage.foldername(text)',
      'sum_generations(text,text,text,text,timestamp with time zone,timestamp with time zone)',
    ]);
    const byVisitors = await sql`
      select p.oid::regprocedure::text as name from pg_catalog.pg_proc p
      where ${sql.unsafe(ours)} and has_function_privilege('anon', p.oid, 'execute') order by 1`;
    expect(byVisitors.map((row) => row.name)).toEqual([
      'auth.jwt()',
      'auth.role()',
      'auth.uid()',
      'get_recipes_with_ratings(uuid,uuid)',
      'get_user_recipe_rating(uuid)',
      'storage.extension(text)',
      'storage.filename(text)',
      'storage.foldername(text)',
    ]);
  });

  test('with security definer sets an empty search path', async ({ scene: { sql } }) => {
    const loose = await sql`
      select proname from pg_catalog.pg_proc
      where ${sql.unsafe(ours)} and prosecdef and not coalesce('search_path=""' = any(proconfig), false)`;
    expect(loose).toEqual([]);
  });

  test('has a comment that states its contract, and so does every table', async ({
    scene: { sql },
  }) => {
    const silent = await sql`
      select p.oid::regprocedure::text as name from pg_catalog.pg_proc p
        where ${sql.unsafe(ours)} and obj_description(p.oid, 'pg_proc') is null
      union all
      select c.oid::regclass::text from pg_catalog.pg_class c
        where relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'private'::regnamespace, 'storage'::regnamespace)
          and relkind = 'r' and obj_description(c.oid, 'pg_class') is null
          and c.relname not in ('migrations', 'logic_files')`;
    expect(silent).toEqual([]);
  });
});

describe('the roles', () => {
  test('cannot log in, inherit or bypass row-level security', async ({ scene: { sql } }) => {
    const rows = await sql`
      select rolname from pg_catalog.pg_roles
      where rolname in ('anon', 'authenticated', 'service_role', 'auth_admin')
        and not (rolcanlogin or rolbypassrls or rolsuper or rolinherit)`;
    expect(rows).toHaveLength(4);
  });
});

describe('the logic files', () => {
  test('can be applied again without changing policies or grants', async ({ scene: { sql } }) => {
    const rules = () => sql`
      select polrelid::regclass::text as on, polname, pg_get_expr(polqual, polrelid) as using,
        pg_get_expr(polwithcheck, polrelid) as checks from pg_catalog.pg_policy order by 1, 2`;
    const grants = () => sql`
      select grantee, table_schema, table_name, column_name, privilege_type
      from information_schema.column_privileges where table_schema in ('public', 'auth', 'private', 'storage') order by 1, 2, 3, 4, 5`;
    const before = [await rules(), await grants()];
    await sql`set local check_function_bodies = off`;
    for (const folder of ['functions', 'triggers', 'policies']) {
      for (const file of (await readdir(root + folder)).sort()) {
        await sql.unsafe(await readFile(`${root}${folder}/${file}`, 'utf8'));
      }
    }
    expect([await rules(), await grants()]).toEqual(before);
  });

  test('start with a comment', async () => {
    for (const folder of ['migrations', 'functions', 'triggers', 'policies', 'catalogue']) {
      for (const file of await readdir(root + folder)) {
        const text = await readFile(`${root}${folder}/${file}`, 'utf8');
        expect.soft(text.startsWith('-- '), `${folder}/${file}`).toBe(true);
      }
    }
  });
});
