import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { liveAFullLife } from './a-full-life.ts';
import { test } from './scene.ts';

type Section = { section: string; source: string; withheld: string[] };

const sectionsOf = (sql: Transaction) => sql<Section[]>`
  select section, source::text, withheld from private.personal_tables()`;

/** Returns every table from which a chain of foreign keys leads to auth.users. */
async function tablesThatLeadToSomebody(sql: Transaction): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    with recursive leads as (
      select 'auth.users'::regclass::oid as id
      union
      select c.conrelid from pg_catalog.pg_constraint c join leads l on c.confrelid = l.id where c.contype = 'f'
    )
    select id::regclass::text as name from leads order by 1`;
  return rows.map(({ name }) => name);
}

/** Returns every table with a column whose name suggests that it identifies a person, with or without a foreign key. */
async function columnsThatName(sql: Transaction): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select distinct format('%I.%I', table_schema, table_name)::regclass::text as name
    from information_schema.columns
    where table_schema in ('public', 'auth', 'private', 'storage') and (
      column_name ~ '(^|_)(user|actor|admin|owner|author|account|person|cook)_id$'
      or column_name ~ '(^|_)(e?mail|phone|recipient|full_name|user_agent)$')
    order by 1`;
  return rows.map(({ name }) => name);
}

describe('personal data', () => {
  test('is only in tables that the export and the deletion cover', async ({ scene: { sql } }) => {
    const known = new Set((await sectionsOf(sql)).map(({ source }) => source));
    const naming = [...(await tablesThatLeadToSomebody(sql)), ...(await columnsThatName(sql))];
    expect(naming.length).toBeGreaterThan(25);
    expect(naming.filter((name) => !known.has(name))).toEqual([]);
  });

  test('is exported completely: each section has rows for an account with data everywhere', async ({
    scene,
  }) => {
    const zoe = await scene.person({ email: 'zoe.z@example.com', name: 'Zoe Zimmer', credits: 5 });
    await liveAFullLife(scene, zoe);
    const empty: string[] = [];
    for (const { section } of await sectionsOf(scene.sql)) {
      const rows = await scene.as(
        'service',
        (sql) => sql`select from private.export_account_rows(${zoe.id}, ${section}, 0, 10)`,
      );
      if (rows.count === 0) empty.push(section);
    }
    expect(empty).toEqual([]);
  });

  test('is exported without secrets and without data about other users', async ({ scene }) => {
    const zoe = await scene.person({ credits: 5 });
    await liveAFullLife(scene, zoe);
    const others = await scene.sql<{ id: string; email: string }[]>`
      select id, email from auth.users where id <> ${zoe.id}`;
    expect(others.length).toBeGreaterThan(2);
    for (const { section, source, withheld } of await sectionsOf(scene.sql)) {
      const rows = await scene.sql<{ row: Record<string, unknown> }[]>`
        select to_jsonb(e) as row from private.export_account_rows(${zoe.id}, ${section}, 0, 100) as e`;
      const text = JSON.stringify(rows);
      for (const { id, email } of others) {
        expect(text, section).not.toContain(id);
        expect(text, section).not.toContain(email);
      }
      for (const column of withheld) expect(text, section).not.toContain(`"${column}":`);
      const secrets = await scene.sql<{ name: string }[]>`
        select attname as name from pg_catalog.pg_attribute
        where attrelid = ${source}::regclass and attnum > 0 and not attisdropped
          and (attname ~ '(^|_)(token|secret|hash|password|key)(_|$)' or attname ~ 'otp_code|auth_code|verifier')
          and attname !~ '(_at|_type|idempotency_key|public_key|token_type)$'`;
      const handedOut = secrets.map(({ name }) => name).filter((name) => !withheld.includes(name));
      expect(handedOut, section).toEqual([]);
    }
  });

  test('is exported page by page, oldest first, and only to the service', async ({ scene }) => {
    const { sql, as, person } = scene;
    const zoe = await person();
    for (const name of ['one', 'two', 'three']) {
      await sql`insert into public.recipes (user_id, name, created_at) values (${zoe.id}, ${name}, clock_timestamp())`;
    }
    const page = (skipped: number) => sql<{ name: string }[]>`
      select row ->> 'name' as name from private.export_account_rows(${zoe.id}, 'recipes', ${skipped}, 2) as row`;
    expect((await page(0)).map(({ name }) => name)).toEqual(['one', 'two']);
    expect((await page(2)).map(({ name }) => name)).toEqual(['three']);
    await expect(
      sql.savepoint(
        (step) => step`select private.export_account_rows(${zoe.id}, 'passwords', 0, 2)`,
      ),
    ).rejects.toMatchObject({ code: 'STNTF' });
    await expect(
      as(zoe, (step) => step`select private.export_account_rows(${zoe.id}, 'recipes', 0, 2)`),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
