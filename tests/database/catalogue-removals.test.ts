import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { rowOf } from './catalogue-scene.ts';
import { addRecipe, type Person, refusal, type Scene, test } from './scene.ts';

/** Adds a finished generation with the given names selected, keyed by group slug. */
async function addGeneration(
  { sql }: Scene,
  cook: Person,
  selections: Record<string, string[]>,
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.generations (user_id, idempotency_key, selections, prompt, model, status, result, finished_at)
    values (${cook.id}, ${randomUUID()}, ${sql.json({ selections, q: '' })}, 'x', 'chef', 'completed',
      ${sql.json({ recipe: { title: 'Soup' } })}, now()) returning id`;
  if (!row) throw new Error('The generation gave no row back.');
  return row.id;
}

const describeCategories = (scene: Scene, who: Person, ids: string[]) =>
  scene.as(who, (sql) => sql`select * from public.describe_category_removal(${ids}::uuid[])`);
const describeGroup = (scene: Scene, who: Person, id: string) =>
  scene.as(who, (sql) => sql`select * from public.describe_category_group_removal(${id})`);

describe('describe_category_removal', () => {
  test('counts groups, recipes that name it or were made with it, and unsaved results', async ({
    scene,
  }) => {
    const [admin, cook] = [await scene.person({ admin: true }), await scene.person()];
    const [thai, tomatoes] = [
      await rowOf(scene, 'categories', 'thai'),
      await rowOf(scene, 'categories', 'tomatoes'),
    ];
    const made = await addGeneration(scene, cook, { avoid: ['Tomatoes'], cuisine: ['Thai'] });
    await addRecipe(scene.sql, cook, { generation_id: made, categories: ['Thai'] });
    await addRecipe(scene.sql, cook, { categories: ['Dinner', 'Thai'] });
    await addRecipe(scene.sql, cook, { categories: ['Dinner'] });
    await addGeneration(scene, cook, { 'a-slug-of-before': ['Thai', 'Vegan'] });
    await addGeneration(scene, cook, { cuisine: ['Italian'] });
    expect(await describeCategories(scene, admin, [thai.id])).toEqual([
      { category_count: 1, group_count: 1, recipe_count: 2, unsaved_count: 1 },
    ]);
    // Tomatoes are preferred in one group and avoided in another. The recipe's public fields do not mention them.
    expect(await describeCategories(scene, admin, [tomatoes.id])).toEqual([
      { category_count: 1, group_count: 2, recipe_count: 1, unsaved_count: 0 },
    ]);
    expect(await describeCategories(scene, admin, [thai.id, tomatoes.id])).toEqual([
      { category_count: 2, group_count: 3, recipe_count: 2, unsaved_count: 1 },
    ]);
    expect(await describeCategories(scene, admin, [randomUUID()])).toEqual([
      { category_count: 0, group_count: 0, recipe_count: 0, unsaved_count: 0 },
    ]);
  });

  test('counts at most 1001 recipes and can use the index of the chosen names', async ({
    scene,
  }) => {
    const [admin, cook] = [await scene.person({ admin: true }), await scene.person()];
    const thai = await rowOf(scene, 'categories', 'thai');
    await scene.sql`
      insert into public.recipes (user_id, name, categories)
      select ${cook.id}, 'Dish', array['Thai'] from generate_series(1, 1010)`;
    const [counted] = await describeCategories(scene, admin, [thai.id]);
    expect(counted?.recipe_count).toBe(1001);
    await scene.sql`
      insert into public.generations (user_id, idempotency_key, selections, prompt, model, status, result, finished_at)
      select ${cook.id}, n::text, jsonb_build_object('selections', jsonb_build_object('cuisine',
        jsonb_build_array(case when n % 100 = 0 then 'Thai' else 'Italian' end))), 'x', 'chef', 'completed', '{}', now()
      from generate_series(1, 3000) as n`;
    await scene.sql`analyze public.generations`;
    const plan = await scene.sql`
      explain select from public.generations g where g.status = 'completed'
        and jsonb_path_query_array(g.selections, '$.selections.*[*]') ?| array['Thai']`;
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(
      'generations_names_chosen_idx',
    );
  });
});

test('describe_category_group_removal counts all members and those in no other group', async ({
  scene,
}) => {
  const admin = await scene.person({ admin: true });
  const avoid = await rowOf(scene, 'category_groups', 'avoid');
  const [described] = await describeGroup(scene, admin, avoid.id);
  expect(described).toMatchObject({ feeds_a_check: true, constraint_label: 'Avoid' });
  expect(described?.category_count).toBeGreaterThan(described?.left_in_no_group_count);
  await scene.as(admin, (sql) => sql`delete from public.category_groups where id = ${avoid.id}`);
  const loose = await scene.sql`
    select from public.categories c
    where not exists (select from public.category_group_items i where i.category_id = c.id)`;
  expect(loose).toHaveLength(described?.left_in_no_group_count);
  expect(await describeGroup(scene, admin, avoid.id)).toEqual([]);
});

test('cooks may not call either function', async ({ scene }) => {
  const cook = await scene.person();
  const thai = await rowOf(scene, 'categories', 'thai');
  await expect(describeCategories(scene, cook, [thai.id])).rejects.toMatchObject(refusal('42501'));
  await expect(describeGroup(scene, cook, thai.id)).rejects.toMatchObject(refusal('42501'));
});
