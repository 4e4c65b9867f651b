import { describe, expect } from 'vitest';
import { constraintLabels } from '#contract/constraint-labels.ts';
import type { Transaction } from '#server/database/database.ts';
import { outcomeOf, refusal, test } from './scene.ts';

describe('the starting catalogue', () => {
  test('has one active group for each label of the prompt', async ({ scene: { sql } }) => {
    const rows =
      await sql`select constraint_label from public.category_groups where is_active order by sort_order`;
    expect(rows.map((row) => row.constraint_label).sort()).toEqual([...constraintLabels].sort());
    const [first] =
      await sql`select name, slug, constraint_label from public.category_groups order by sort_order`;
    expect(first).toEqual({ name: 'Meal Type', slug: 'meal-type', constraint_label: 'Course' });
  });

  test('has at least 150 active categories, each with emoji and description', async ({
    scene: { sql },
  }) => {
    const rows = await sql`select name, icon, description from public.categories where is_active`;
    expect(rows.length).toBeGreaterThanOrEqual(150);
    for (const { name, icon, description } of rows) {
      expect.soft(icon, name).toMatch(/\p{Extended_Pictographic}|\u20e3/u);
      expect.soft(description?.length, name).toBeGreaterThan(5);
    }
  });

  test('has the four meals that the screens link to', async ({ scene: { sql } }) => {
    const rows = await sql`
      select c.slug from public.categories c
        join public.category_group_items i on i.category_id = c.id
        join public.category_groups g on g.id = i.group_id and g.slug = 'meal-type'
      where c.slug in ('breakfast', 'lunch', 'dinner', 'dessert') order by i.sort_order`;
    expect(rows.map((row) => row.slug)).toEqual(['breakfast', 'lunch', 'dinner', 'dessert']);
  });

  test('covers the fourteen allergens of the EU', async ({ scene: { sql } }) => {
    const rows = await sql`
      select c.name from public.categories c
        join public.category_group_items i on i.category_id = c.id
        join public.category_groups g on g.id = i.group_id and g.constraint_label = 'Allergens'`;
    expect(rows.map((row) => row.name).sort()).toEqual([
      ...[
        'Celery',
        'Crustaceans',
        'Eggs',
        'Fish',
        'Gluten',
        'Lupin',
        'Milk',
        'Molluscs',
        'Mustard',
      ],
      ...['Peanuts', 'Sesame', 'Soybeans', 'Sulphites', 'Tree Nuts'],
    ]);
  });

  test('has no category without a group and no group with fewer than 3 categories', async ({
    scene: { sql },
  }) => {
    const loose = await sql`
      select name from public.categories c
        where not exists (select from public.category_group_items i where i.category_id = c.id)
      union all
      select name from public.category_groups g
        where (select count(*) from public.category_group_items i where i.group_id = g.id) < 3`;
    expect(loose).toHaveLength(0);
  });

  test('adding it again keeps an admin’s edits', async ({ scene: { sql } }) => {
    await sql`update public.categories set name = 'Wholly plants', is_active = false where slug = 'vegan'`;
    await sql`
      select private.add_starting_group('Dietary Constraints', 'x', 9, 'Dietary Constraints',
        array[['🌱', 'Vegan', 'x']])`;
    const rows = await sql`select name, is_active from public.categories where slug = 'vegan'`;
    expect(rows).toEqual([{ name: 'Wholly plants', is_active: false }]);
  });
});

const writes: [string, (sql: Transaction) => PromiseLike<{ count: number }>][] = [
  [
    'add a category',
    (sql) => sql`insert into public.categories (name, slug) values ('New', 'new')`,
  ],
  [
    'add a group',
    (sql) => sql`insert into public.category_groups (name, slug) values ('New', 'new')`,
  ],
  ['deactivate categories', (sql) => sql`update public.categories set is_active = false`],
  [
    'rename a group',
    (sql) => sql`update public.category_groups set name = 'x' where slug = 'cuisine'`,
  ],
  ['delete a category', (sql) => sql`delete from public.categories where slug = 'thai'`],
  ['delete a group', (sql) => sql`delete from public.category_groups where slug = 'plating'`],
  ['remove categories from their groups', (sql) => sql`delete from public.category_group_items`],
];

describe('writing the catalogue', () => {
  test.for(writes)(
    'an admin may %s; a cook and a visitor may not',
    async ([, write], { scene }) => {
      const [admin, cook] = [await scene.person({ admin: true }), await scene.person()];
      const count = () => scene.sql`
      select (select count(*) from public.categories where is_active) as categories,
        (select string_agg(name, ',' order by id) from public.category_groups) as groups,
        (select count(*) from public.category_group_items) as items`;
      const before = await count();
      const [refused] = await Promise.allSettled([scene.as(cook, write)]);
      if (refused?.status === 'fulfilled') expect(refused.value.count).toBe(0);
      else expect(refused?.reason).toMatchObject(refusal('42501'));
      expect(await outcomeOf(scene.as('visitor', write))).toBe('42501');
      expect(await count()).toEqual(before);
      expect((await scene.as(admin, write)).count).toBeGreaterThan(0);
    },
  );

  test('an inactive category and its memberships are visible to admins only', async ({ scene }) => {
    const [admin, cook] = [await scene.person({ admin: true }), await scene.person()];
    await scene.sql`update public.categories set is_active = false where slug = 'thai'`;
    const look = (who: typeof admin | 'visitor') =>
      scene.as(
        who,
        (sql) => sql`
        select c.name from public.category_group_items i left join public.categories c on c.id = i.category_id
        where c.slug = 'thai' or c.id is null`,
      );
    expect(await look(admin)).toEqual([{ name: 'Thai' }]);
    expect(await look(cook)).toEqual([]);
    expect(await look('visitor')).toEqual([]);
  });

  test.for(['Two Words', 'double--hyphen', '-edge', 'edge-', '', 'with space', 'Upper'])(
    'the slug "%s" is refused',
    async (slug, { scene: { sql } }) => {
      await expect(
        sql`insert into public.categories (name, slug) values ('x', ${slug})`,
      ).rejects.toMatchObject(refusal('23514'));
    },
  );

  test('the meal type group keeps its slug and label when it is renamed', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    const [renamed] = await scene.as(
      admin,
      (sql) => sql`
      update public.category_groups set name = 'Course', slug = 'course', constraint_label = 'Style'
      where slug = 'meal-type' returning name, slug, constraint_label`,
    );
    expect(renamed).toEqual({ name: 'Course', slug: 'meal-type', constraint_label: 'Course' });
    await expect(
      scene.as(admin, (sql) => sql`delete from public.category_groups where slug = 'meal-type'`),
    ).rejects.toMatchObject(refusal('STFOR'));
  });

  test('a group that feeds a check keeps its label; other labels may be changed', async ({
    scene,
  }) => {
    const admin = await scene.person({ admin: true });
    for (const label of ['Allergens', 'Dietary Constraints', 'Avoid']) {
      await expect(
        scene.as(
          admin,
          (sql) => sql`
            update public.category_groups set constraint_label = null where constraint_label = ${label}`,
        ),
      ).rejects.toMatchObject(refusal('STFOR'));
    }
    const renamed = await scene.as(
      admin,
      (sql) => sql`
        update public.category_groups set name = 'Allergies' where constraint_label = 'Allergens'
        returning constraint_label`,
    );
    expect(renamed).toEqual([{ constraint_label: 'Allergens' }]);
    const relabelled = await scene.as(
      admin,
      (sql) => sql`
        update public.category_groups set constraint_label = 'Avoid' where constraint_label = 'Style'
        returning name`,
    );
    expect(relabelled).toHaveLength(1);
  });
});
