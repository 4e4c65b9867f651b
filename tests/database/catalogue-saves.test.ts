import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { rowOf, saveCategory, saveGroup } from './catalogue-scene.ts';
import { refusal, type Scene, test } from './scene.ts';

const versionOf = async (scene: Scene, table: 'categories' | 'category_groups', slug: string) =>
  (await rowOf(scene, table, slug)).version;

describe('the version of a row', () => {
  test('increases with each change, not with a write that changes nothing', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    for (const table of ['categories', 'category_groups'] as const) {
      const slug = table === 'categories' ? 'thai' : 'cuisine';
      const set = (name: string) =>
        scene.as(
          admin,
          (sql) => sql`update public.${sql(table)} set name = ${name} where slug = ${slug}`,
        );
      const first = await versionOf(scene, table, slug);
      await set('Something else');
      expect(await versionOf(scene, table, slug)).toBe(first + 1);
      await set('Something else');
      expect(await versionOf(scene, table, slug)).toBe(first + 1);
    }
  });

  test('of a category increases when its memberships change; the group’s stays', async ({
    scene,
  }) => {
    const cuisineVersion = await versionOf(scene, 'category_groups', 'cuisine');
    const admin = await scene.person({ admin: true });
    const [thai, style] = [
      await rowOf(scene, 'categories', 'thai'),
      await rowOf(scene, 'category_groups', 'style'),
    ];
    const item = { category_id: thai.id, group_id: style.id };
    await scene.as(
      admin,
      (sql) => sql`insert into public.category_group_items ${sql({ ...item, sort_order: 1 })}`,
    );
    expect(await versionOf(scene, 'categories', 'thai')).toBe(thai.version + 1);
    await scene.as(
      admin,
      (sql) => sql`
        update public.category_group_items set sort_order = 5 where category_id = ${thai.id} and group_id = ${style.id}`,
    );
    expect(await versionOf(scene, 'categories', 'thai')).toBe(thai.version + 2);
    await scene.as(admin, (sql) => sql`delete from public.category_groups where id = ${style.id}`);
    expect(await versionOf(scene, 'categories', 'thai')).toBe(thai.version + 3);
    expect(await versionOf(scene, 'category_groups', 'cuisine')).toBe(cuisineVersion);
  });

  test('cannot be set by an admin or the service', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    for (const who of [admin, 'service'] as const) {
      const set = scene.as(who, (sql) => sql`update public.categories set version = 7`);
      await expect(set).rejects.toMatchObject(refusal('42501'));
    }
  });
});

describe('saving a category', () => {
  test('adds it to the selected groups, each with its position in the selection', async ({
    scene,
  }) => {
    const admin = await scene.person({ admin: true });
    const groups = [
      (await rowOf(scene, 'category_groups', 'style')).id,
      (await rowOf(scene, 'category_groups', 'avoid')).id,
      (await rowOf(scene, 'category_groups', 'cuisine')).id,
    ];
    const fields = { name: 'Midnight Snack', slug: 'midnight-snack', sort_order: 77 };
    const saved = await saveCategory(scene, admin, { fields, groups });
    expect(saved).toMatchObject({ ...fields, icon: '🍽️', is_active: true, description: null });
    const items = await scene.sql`
      select group_id, sort_order from public.category_group_items where category_id = ${saved.id} order by sort_order`;
    expect(items).toEqual(groups.map((group_id, sort_order) => ({ group_id, sort_order })));
    expect(saved.version).toBe((await rowOf(scene, 'categories', 'midnight-snack')).version);
  });

  test('a new group selection replaces the previous one, in the new order', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    const thai = await rowOf(scene, 'categories', 'thai');
    const [kept, added] = [
      (await rowOf(scene, 'category_groups', 'cuisine')).id,
      (await rowOf(scene, 'category_groups', 'style')).id,
    ];
    const saved = await saveCategory(scene, admin, {
      ...{
        id: thai.id,
        version: thai.version,
        fields: { sort_order: 999 },
        groups: [added, kept, added],
      },
    });
    expect(saved.version).toBeGreaterThan(thai.version);
    const places = await scene.sql`
      select group_id, sort_order from public.category_group_items where category_id = ${thai.id} order by sort_order`;
    expect(places).toEqual([
      { group_id: added, sort_order: 0 },
      { group_id: kept, sort_order: 1 },
    ]);
    await saveCategory(scene, admin, { id: thai.id, version: saved.version, groups: [] });
    expect(
      await scene.sql`select from public.category_group_items where category_id = ${thai.id}`,
    ).toHaveLength(0);
  });

  test('changes only the sent fields and rejects a stale version', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    const thai = await rowOf(scene, 'categories', 'thai');
    const saved = await saveCategory(scene, admin, {
      ...{ id: thai.id, version: thai.version, fields: { description: 'Hot and sour' } },
    });
    expect(saved).toEqual({
      ...thai,
      ...{
        description: 'Hot and sour',
        version: thai.version + 1,
        search_text: 'thai\nhot and sour',
      },
    });
    const late = saveCategory(scene, admin, {
      ...{ id: thai.id, version: thai.version, fields: { name: 'Late' }, groups: [] },
    });
    await expect(late).rejects.toMatchObject({
      ...refusal('STRAC'),
      detail: String(thai.version + 1),
    });
    expect(await rowOf(scene, 'categories', 'thai')).toEqual(saved);
    const items =
      await scene.sql`select from public.category_group_items where category_id = ${thai.id}`;
    expect(items.length).toBeGreaterThan(0);
    const gone = saveCategory(scene, admin, { id: randomUUID(), version: 1 });
    await expect(gone).rejects.toMatchObject(refusal('STNTF'));
  });
});

describe('saving a category group', () => {
  test('adds and updates it; saving one of its categories does not make it stale', async ({
    scene,
  }) => {
    const admin = await scene.person({ admin: true });
    const made = await saveGroup(scene, admin, { fields: { name: 'Mood', slug: 'mood' } });
    expect(made).toMatchObject({ version: 1, sort_order: 0, is_active: true });
    const thai = await rowOf(scene, 'categories', 'thai');
    await saveCategory(scene, admin, { id: thai.id, version: thai.version, groups: [made.id] });
    const changed = await saveGroup(scene, admin, {
      ...{ id: made.id, version: 1, fields: { constraint_label: 'Style', is_active: false } },
    });
    expect(changed).toMatchObject({ version: 2, constraint_label: 'Style', is_active: false });
    const late = saveGroup(scene, admin, { id: made.id, version: 1, fields: { name: 'Late' } });
    await expect(late).rejects.toMatchObject({ ...refusal('STRAC'), detail: '2' });
    const gone = saveGroup(scene, admin, { id: randomUUID(), version: 1 });
    await expect(gone).rejects.toMatchObject(refusal('STNTF'));
  });

  test('keeps the label that a check requires and the slug of the meal type', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    const allergens = await rowOf(scene, 'category_groups', 'allergens');
    const unlabelled = saveGroup(scene, admin, {
      ...{ id: allergens.id, version: allergens.version, fields: { constraint_label: null } },
    });
    await expect(unlabelled).rejects.toMatchObject(refusal('STFOR'));
    const meal = await rowOf(scene, 'category_groups', 'meal-type');
    const renamed = await saveGroup(scene, admin, {
      ...{ id: meal.id, version: 1, fields: { name: 'Courses', slug: 'courses' } },
    });
    expect(renamed).toMatchObject({ name: 'Courses', slug: 'meal-type', version: 2 });
  });
});

const refused: [string, Record<string, unknown>, string, RegExp][] = [
  ['without a name', { name: ' ', slug: 'x' }, '23514', /name is needed/],
  ['whose name has no letter or digit', { name: '!?', slug: '' }, '23514', /letter or digit/],
  ['whose slug is taken', { name: 'Style', slug: 'style' }, '23505', /already a category/],
  ['with an unknown field', { name: 'X', colour: 'red' }, '22023', /colour/],
  ['that sets its version', { name: 'X', version: 9 }, '22023', /version/],
  ['with a non-numeric sort order', { name: 'X', sort_order: 'many' }, '22P02', /many/],
];
test.for(refused)(
  'a row %s is rejected with a clear message',
  async ([, fields, code, words], { scene }) => {
    const admin = await scene.person({ admin: true });
    await scene.sql`insert into public.categories (name, slug) values ('Style', 'style')`;
    for (const save of [saveCategory, saveGroup]) {
      await expect(save(scene, admin, { fields })).rejects.toMatchObject({
        ...refusal(code),
        message: expect.stringMatching(words),
      });
    }
  },
);

test('a save with a deleted group is rejected and saves nothing', async ({ scene }) => {
  const admin = await scene.person({ admin: true });
  const save = saveCategory(scene, admin, { fields: { name: 'New' }, groups: [randomUUID()] });
  await expect(save).rejects.toMatchObject({
    ...refusal('23503'),
    message: 'A group that was chosen does not exist any more.',
  });
  expect(await scene.sql`select from public.categories where slug = 'new'`).toHaveLength(0);
});

test('cooks and visitors cannot save categories or groups', async ({ scene }) => {
  const cook = await scene.person();
  for (const save of [saveCategory, saveGroup]) {
    for (const who of [cook, 'visitor'] as const) {
      await expect(save(scene, who, { fields: { name: 'Mine' } })).rejects.toMatchObject(
        refusal('42501'),
      );
    }
  }
});
