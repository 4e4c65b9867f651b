import { expect } from 'vitest';
import { addPerson, addRecipe, test } from './scene.ts';

test('a notice has the table, kind, key, owner and time of a change and nothing else', async ({
  testDatabase: { owner, database },
}) => {
  const heard: unknown[] = [];
  const stop = await database.listen('changes', (payload) => heard.push(JSON.parse(payload)));
  const cook = await addPerson(owner);
  const recipe = await addRecipe(owner, cook, { name: 'Secret sauce' });
  await owner`insert into public.favorite_recipes (user_id, recipe_id) values (${cook.id}, ${recipe})`;
  await owner`insert into public.recipe_ratings (recipe_id, user_id, rating) values (${recipe}, ${cook.id}, 5)`;
  await owner`update public.recipes set description = 'x' where id = ${recipe}`;
  await owner`delete from public.favorite_recipes where recipe_id = ${recipe}`;

  const pair = { recipe_id: recipe, user_id: cook.id };
  const notice = (table: string, type: string, key: object) => ({
    schema: 'public',
    table,
    type,
    key,
    owner: cook.id,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  await expect.poll(() => heard.length).toBe(6);
  expect(heard).toEqual([
    notice('recipes', 'INSERT', { id: recipe }),
    notice('favorite_recipes', 'INSERT', pair),
    notice('recipes', 'UPDATE', { id: recipe }),
    notice('recipe_ratings', 'INSERT', pair),
    notice('recipes', 'UPDATE', { id: recipe }),
    notice('favorite_recipes', 'DELETE', pair),
  ]);
  await stop();
});

test('a rolled-back change sends no notice', async ({ testDatabase: { owner, database } }) => {
  const heard: string[] = [];
  const stop = await database.listen('changes', (payload) => heard.push(payload));
  const cook = await addPerson(owner);
  await owner
    .begin(async (sql) => {
      await addRecipe(sql, cook, { name: 'Never' });
      throw new Error('changed my mind');
    })
    .catch(() => {});
  const kept = await addRecipe(owner, cook, { name: 'Kept' });
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]).toContain(kept);
  await stop();
});

test('a notice of a key change has the old key; equal changes each send a notice', async ({
  testDatabase: { owner, database },
}) => {
  const heard: { type: string; key: unknown; old_key?: unknown }[] = [];
  const stop = await database.listen('changes', (payload) => heard.push(JSON.parse(payload)));
  const cook = await addPerson(owner);
  const [soup, stew] = [await addRecipe(owner, cook), await addRecipe(owner, cook)];
  await expect.poll(() => heard.length).toBe(2);
  const old = { user_id: cook.id, recipe_id: soup };
  await owner.begin(async (sql) => {
    for (const _round of [1, 2]) {
      await sql`delete from public.favorite_recipes where user_id = ${cook.id}`;
      await sql`insert into public.favorite_recipes (user_id, recipe_id) values (${cook.id}, ${soup})`;
    }
    await sql`update public.favorite_recipes set recipe_id = ${stew} where user_id = ${cook.id}`;
  });
  await expect.poll(() => heard.length).toBe(6);
  expect(heard.slice(2).map(({ type }) => type)).toEqual(['INSERT', 'DELETE', 'INSERT', 'UPDATE']);
  expect(heard[5]).toMatchObject({ key: { user_id: cook.id, recipe_id: stew }, old_key: old });
  expect(heard.slice(0, 5).filter((one) => 'old_key' in one)).toEqual([]);
  await stop();
});
