import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { addCategory, type Change, changesOf } from './admin-changes-scene.ts';
import { test } from './scene.ts';

const inShort = (changes: Change[]) =>
  changes.map(({ action, subject_label, before, after }) => [action, subject_label, before, after]);

const groupIdOf = async (sql: Transaction, slug: string) =>
  (await sql<{ id: string }[]>`select id from public.category_groups where slug = ${slug}`)[0]
    ?.id ?? '';

describe('the catalogue in the change log', () => {
  test('does not contain the starting catalogue', async ({ scene: { sql } }) => {
    expect((await sql`select from public.categories`).count).toBeGreaterThan(100);
    expect((await sql`select from public.admin_changes`).count).toBe(0);
  });

  test('logs every change to a category with actor, before and after values', async ({
    scene: { as, person, sql },
  }) => {
    const admin = await person({ admin: true });
    const cuisine = await groupIdOf(sql, 'cuisine');
    await as(admin, async (step) => {
      const id = await addCategory(step, 'Quince');
      await step`update public.categories set sort_order = 5, description = 'Sour', name = name where id = ${id}`;
      await step`update public.categories set sort_order = 5 where id = ${id}`;
      await step`insert into public.category_group_items (category_id, group_id, sort_order) values (${id}, ${cuisine}, 2)`;
      await step`update public.category_group_items set sort_order = 3 where category_id = ${id}`;
      await step`delete from public.category_group_items where category_id = ${id}`;
      await step`insert into public.category_group_items (category_id, group_id) values (${id}, ${cuisine})`;
      await step`delete from public.categories where id = ${id}`;
    });
    const changes = await changesOf(sql);
    const whole = { name: 'Quince', slug: 'quince', is_active: true };
    expect(inShort(changes)).toEqual([
      ['category_created', 'Quince', {}, { ...whole, sort_order: 7 }],
      [
        'category_changed',
        'Quince',
        { sort_order: 7, description: null },
        { sort_order: 5, description: 'Sour' },
      ],
      ['category_grouped', 'Quince', {}, { group: 'Cuisine', sort_order: 2 }],
      [
        'category_moved',
        'Quince',
        { group: 'Cuisine', sort_order: 2 },
        { group: 'Cuisine', sort_order: 3 },
      ],
      ['category_ungrouped', 'Quince', { group: 'Cuisine', sort_order: 3 }, {}],
      ['category_grouped', 'Quince', {}, { group: 'Cuisine', sort_order: 0 }],
      [
        'category_deleted',
        'Quince',
        { ...whole, sort_order: 5, description: 'Sour', groups: ['Cuisine'] },
        {},
      ],
    ]);
    expect(new Set(changes.map((change) => change.actor_id))).toEqual(new Set([admin.id]));
    expect(new Set(changes.map((change) => change.subject_id)).size).toBe(1);
    expect(changes.every(({ actor_kind }) => actor_kind === 'admin')).toBe(true);
  });

  test('a bulk update logs one entry per changed row and none for unchanged rows', async ({
    scene: { as, person, sql },
  }) => {
    const admin = await person({ admin: true });
    const ids = await as(admin, async (step) => [
      await addCategory(step, 'Quince'),
      await addCategory(step, 'Medlar'),
    ]);
    await as(
      admin,
      (step) => step`update public.categories set is_active = false where id = ${ids[0] ?? ''}`,
    );
    await as(
      admin,
      (step) => step`update public.categories set is_active = false where id = any(${ids})`,
    );
    expect(inShort((await changesOf(sql)).slice(2))).toEqual([
      ['category_changed', 'Quince', { is_active: true }, { is_active: false }],
      ['category_changed', 'Medlar', { is_active: true }, { is_active: false }],
    ]);
  });

  test('a deleted group is logged with its first 50 members and the total count', async ({
    scene: { as, person, sql },
  }) => {
    const admin = await person({ admin: true });
    const group = await groupIdOf(sql, 'cuisine');
    await as(
      admin,
      (step) =>
        step`insert into public.categories (name, slug) select 'A ' || i, 'a-' || i from generate_series(1, 60) as i`,
    );
    await as(
      admin,
      (step) => step`delete from public.category_group_items where group_id = ${group}`,
    );
    await as(
      admin,
      (step) => step`insert into public.category_group_items (category_id, group_id)
        select id, ${group} from public.categories where slug like 'a-%'`,
    );
    await as(admin, (step) => step`delete from public.category_groups where id = ${group}`);
    const last = (await changesOf(sql)).at(-1);
    expect(last).toMatchObject({
      action: 'group_deleted',
      subject_label: 'Cuisine',
      before: { name: 'Cuisine', constraint_label: 'Cuisine', categories_count: 60 },
    });
    expect(last?.before.categories).toHaveLength(50);
  });

  test('an updated membership is logged as leaving one group and joining another', async ({
    scene: { as, person, sql },
  }) => {
    const admin = await person({ admin: true });
    const [allergens, style] = [await groupIdOf(sql, 'allergens'), await groupIdOf(sql, 'style')];
    await as(admin, async (step) => {
      const id = await addCategory(step, 'Quince');
      const other = await addCategory(step, 'Medlar');
      await step`insert into public.category_group_items (category_id, group_id) values (${id}, ${allergens})`;
      await step`update public.category_group_items set group_id = ${style} where category_id = ${id}`;
      await step`update public.category_group_items set category_id = ${other} where category_id = ${id}`;
    });
    expect(inShort(await changesOf(sql)).slice(3)).toEqual([
      ['category_ungrouped', 'Quince', { group: 'Allergens', sort_order: 0 }, {}],
      ['category_grouped', 'Quince', {}, { group: 'Style', sort_order: 0 }],
      ['category_grouped', 'Medlar', {}, { group: 'Style', sort_order: 0 }],
      ['category_ungrouped', 'Quince', { group: 'Style', sort_order: 0 }, {}],
    ]);
    const versions = await sql`select slug, version from public.categories
      where slug in ('quince', 'medlar') order by slug`;
    expect(versions).toEqual([
      { slug: 'medlar', version: 2 },
      { slug: 'quince', version: 4 },
    ]);
  });

  test('changes with the service key and by an operator have different actor kinds', async ({
    scene: { as, sql },
  }) => {
    await as('service', (step) => addCategory(step, 'Quince'));
    await addCategory(sql, 'Medlar');
    const kinds = await sql`select actor_kind, actor_id from public.admin_changes order by id`;
    expect(kinds).toEqual([
      { actor_kind: 'service', actor_id: null },
      { actor_kind: 'operator', actor_id: null },
    ]);
  });
});
