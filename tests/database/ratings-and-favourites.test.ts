import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import {
  addPerson,
  addRecipe,
  outcomeOf,
  type Person,
  refusal,
  type Scene,
  test,
} from './scene.ts';

const rate = ({ as }: Scene, who: Person, recipe: string, rating: number) =>
  as(
    who,
    (sql) => sql`
    insert into public.recipe_ratings (recipe_id, user_id, rating) values (${recipe}, ${who.id}, ${rating})
    on conflict (recipe_id, user_id) do update set
      recipe_id = excluded.recipe_id, user_id = excluded.user_id, rating = excluded.rating`,
  );

const averageOf = async ({ sql }: Scene, recipe: string) => {
  const [row] = await sql`
    select average_rating::float as average, rating_count as count from public.recipes where id = ${recipe}`;
  return row;
};

describe('a rating', () => {
  test('is from one to five', async ({ scene }) => {
    const cook = await scene.person();
    const recipe = await addRecipe(scene.sql, cook);
    for (const rating of [0, 6, -1]) {
      await expect(rate(scene, cook, recipe, rating)).rejects.toMatchObject(refusal('23514'));
    }
    for (const rating of [1, 2, 3, 4, 5]) await rate(scene, cook, recipe, rating);
    expect(await averageOf(scene, recipe)).toEqual({ average: 5, count: 1 });
  });

  test('replaces the user’s earlier one, and the average follows exactly', async ({ scene }) => {
    const [cook, anna, ben] = [await scene.person(), await scene.person(), await scene.person()];
    const recipe = await addRecipe(scene.sql, cook);
    expect(await averageOf(scene, recipe)).toEqual({ average: 0, count: 0 });
    await rate(scene, anna, recipe, 5);
    await rate(scene, ben, recipe, 4);
    expect(await averageOf(scene, recipe)).toEqual({ average: 4.5, count: 2 });
    await rate(scene, anna, recipe, 2);
    await rate(scene, cook, recipe, 4);
    expect(await averageOf(scene, recipe)).toEqual({ average: 3.33, count: 3 });
    await scene.as(
      ben,
      (sql) => sql`delete from public.recipe_ratings where recipe_id = ${recipe}`,
    );
    expect(await averageOf(scene, recipe)).toEqual({ average: 3, count: 2 });
  });

  test('moved to another recipe counts there', async ({ scene }) => {
    const cook = await scene.person();
    const [from, to] = [await addRecipe(scene.sql, cook), await addRecipe(scene.sql, cook)];
    await rate(scene, cook, from, 4);
    await scene.as(
      cook,
      (sql) => sql`update public.recipe_ratings set recipe_id = ${to} where recipe_id = ${from}`,
    );
    expect(await averageOf(scene, from)).toEqual({ average: 0, count: 0 });
    expect(await averageOf(scene, to)).toEqual({ average: 4, count: 1 });
  });

  test('is given under the user’s own id and readable by its owner only', async ({ scene }) => {
    const [anna, ben] = [await scene.person(), await scene.person()];
    const recipe = await addRecipe(scene.sql, anna);
    await rate(scene, anna, recipe, 5);
    const forge = (sql: Transaction) =>
      sql`insert into public.recipe_ratings (recipe_id, user_id, rating) values (${recipe}, ${anna.id}, 1)`;
    expect(await outcomeOf(scene.as(ben, forge))).toBe('42501');
    expect(await outcomeOf(scene.as('visitor', forge))).toBe('42501');
    for (const who of [ben, 'visitor'] as const) {
      expect(await scene.as(who, (sql) => sql`select * from public.recipe_ratings`)).toHaveLength(
        0,
      );
    }
    const lowered = await scene.as(ben, (sql) => sql`update public.recipe_ratings set rating = 1`);
    expect(lowered.count).toBe(0);
  });

  test('counts for each of thirty concurrent users', async ({
    testDatabase: { owner, database },
  }) => {
    const cook = await addPerson(owner);
    const recipe = await addRecipe(owner, cook);
    const people = await Promise.all(Array.from({ length: 30 }, () => addPerson(owner)));
    await Promise.all(
      people.map(({ id }, index) =>
        database.asCaller(
          { role: 'authenticated', claims: { sub: id } },
          (sql) => sql`
          insert into public.recipe_ratings (recipe_id, user_id, rating) values (${recipe}, ${id}, ${(index % 5) + 1})`,
        ),
      ),
    );
    const [row] = await owner`
      select average_rating::float as average, rating_count from public.recipes where id = ${recipe}`;
    expect(row).toEqual({ average: 3, rating_count: 30 });
  });
});

describe('a favourite', () => {
  test('is set, read and unset by its owner only', async ({ scene }) => {
    const [anna, ben] = [await scene.person(), await scene.person()];
    const recipe = await addRecipe(scene.sql, anna);
    const mark = (sql: Transaction) =>
      sql`insert into public.favorite_recipes (user_id, recipe_id) values (${anna.id}, ${recipe})`;
    expect(await outcomeOf(scene.as(ben, mark))).toBe('42501');
    expect(await outcomeOf(scene.as('visitor', mark))).toBe('42501');
    expect(await outcomeOf(scene.as(anna, mark))).toBe('allowed');
    expect(await outcomeOf(scene.as(anna, mark))).toBe('23505');
    for (const who of [ben, 'visitor'] as const) {
      expect(await scene.as(who, (sql) => sql`select * from public.favorite_recipes`)).toHaveLength(
        0,
      );
    }
    const unmark = (who: Person) =>
      scene.as(who, (sql) => sql`delete from public.favorite_recipes where recipe_id = ${recipe}`);
    expect([(await unmark(ben)).count, (await unmark(anna)).count]).toEqual([0, 1]);
  });

  test('is deleted with its recipe', async ({ scene }) => {
    const anna = await scene.person();
    const recipe = await addRecipe(scene.sql, anna);
    await scene.as(
      anna,
      (sql) =>
        sql`insert into public.favorite_recipes (user_id, recipe_id) values (${anna.id}, ${recipe})`,
    );
    await scene.as(anna, (sql) => sql`delete from public.recipes where id = ${recipe}`);
    expect(
      await scene.sql`select * from public.favorite_recipes where recipe_id = ${recipe}`,
    ).toHaveLength(0);
  });
});
