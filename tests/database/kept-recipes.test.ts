import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { addRecipe, outcomeOf, type Person, refusal, type Scene, test } from './scene.ts';

const share = (id: string) => (sql: Transaction) =>
  sql`update public.recipes set shared_at = now() where id = ${id}`;

describe('sharing a recipe', () => {
  test('is set and undone by its owner only', async ({ scene }) => {
    const [cook, other] = [await scene.person(), await scene.person()];
    const admin = await scene.person({ admin: true });
    const id = await addRecipe(scene.sql, cook);
    const isShared = async () =>
      (
        await scene.sql`select shared_at is not null as shared from public.recipes where id = ${id}`
      )[0]?.shared;
    for (const stranger of [other, admin]) {
      expect((await scene.as(stranger, share(id))).count).toBe(0);
    }
    expect(await outcomeOf(scene.as('visitor', share(id)))).toBe('42501');
    expect(await isShared()).toBe(false);
    expect((await scene.as(cook, share(id))).count).toBe(1);
    expect(await isShared()).toBe(true);
    await scene.as(cook, (sql) => sql`update public.recipes set shared_at = null where id = ${id}`);
    expect(await isShared()).toBe(false);
  });

  test('is not possible in the insert', async ({ scene }) => {
    const cook = await scene.person();
    const saveShared = scene.as(
      cook,
      (sql) =>
        sql`insert into public.recipes (user_id, name, shared_at) values (${cook.id}, 'Soup', now())`,
    );
    expect(await outcomeOf(saveShared)).toBe('42501');
  });

  test('does not change who can read it', async ({ scene }) => {
    const cook = await scene.person();
    const id = await addRecipe(scene.sql, cook);
    const read = () =>
      scene.as('visitor', (sql) => sql`select name from public.recipes where id = ${id}`);
    const before = await read();
    await scene.as(cook, share(id));
    expect(await read()).toEqual(before);
    expect(before).toHaveLength(1);
  });
});

describe('a note on a recipe', () => {
  const write = (scene: Scene, who: Person, recipeId: string, owner = who, aal?: 'aal1') =>
    scene.as(
      who,
      (sql) =>
        sql`insert into public.recipe_notes (recipe_id, user_id, note) values (${recipeId}, ${owner.id}, 'Less salt.')`,
      aal,
    );

  test('is written, changed, read and deleted by the owner of the recipe', async ({ scene }) => {
    const cook = await scene.person();
    const id = await addRecipe(scene.sql, cook);
    await write(scene, cook, id);
    await scene.as(cook, (sql) => sql`update public.recipe_notes set note = 'More lemon.'`);
    expect(await scene.as(cook, (sql) => sql`select note from public.recipe_notes`)).toEqual([
      { note: 'More lemon.' },
    ]);
    expect((await scene.as(cook, (sql) => sql`delete from public.recipe_notes`)).count).toBe(1);
  });

  test('is not readable or writable by another cook, an admin or a visitor', async ({ scene }) => {
    const cook = await scene.person();
    const id = await addRecipe(scene.sql, cook);
    await write(scene, cook, id);
    for (const other of [await scene.person(), await scene.person({ admin: true })]) {
      expect(await scene.as(other, (sql) => sql`select from public.recipe_notes`)).toEqual([]);
      const change = (sql: Transaction) => sql`update public.recipe_notes set note = 'Mine.'`;
      expect((await scene.as(other, change)).count).toBe(0);
      expect((await scene.as(other, (sql) => sql`delete from public.recipe_notes`)).count).toBe(0);
    }
    const visitor = scene.as('visitor', (sql) => sql`select from public.recipe_notes`);
    expect(await outcomeOf(visitor)).toBe('42501');
  });

  test('can only be added to the author’s own recipe and in their own name', async ({ scene }) => {
    const [cook, other] = [await scene.person(), await scene.person()];
    const id = await addRecipe(scene.sql, cook);
    expect(await outcomeOf(write(scene, other, id))).toBe('42501');
    expect(await outcomeOf(write(scene, other, id, cook))).toBe('42501');
    const owned = await addRecipe(scene.sql, other);
    expect(await outcomeOf(write(scene, other, owned))).toBe('allowed');
    const moved = scene.as(
      other,
      (sql) => sql`update public.recipe_notes set recipe_id = ${id} where recipe_id = ${owned}`,
    );
    expect(await outcomeOf(moved)).toBe('42501');
  });

  test('is neither blank nor longer than 4,000 characters', async ({ scene }) => {
    const cook = await scene.person();
    const id = await addRecipe(scene.sql, cook);
    for (const note of ['  ', 'x'.repeat(4001)]) {
      const blank = scene.sql.savepoint(
        (sql) =>
          sql`insert into public.recipe_notes (recipe_id, user_id, note) values (${id}, ${cook.id}, ${note})`,
      );
      await expect(blank).rejects.toMatchObject(refusal('23514'));
    }
  });

  test('is deleted with its recipe', async ({ scene }) => {
    const cook = await scene.person();
    const id = await addRecipe(scene.sql, cook);
    await write(scene, cook, id);
    await scene.as(cook, (sql) => sql`delete from public.recipes where id = ${id}`);
    expect(await scene.sql`select from public.recipe_notes where recipe_id = ${id}`).toEqual([]);
  });
});

describe('a checked change', () => {
  const details = { checks: [{ check: 'dietary', subject: 'Vegan', outcome: 'passed' }], tips: [] };
  const keep = (scene: Scene, owner: Person, id: string) =>
    scene.as(
      'service',
      (sql) =>
        sql`
          select private.keep_changed_recipe(r.id, ${owner.id}, '{tofu}', '{Fry.}', r.name, r.servings, ${sql.json(details)})
            from public.recipes r where r.id = ${id}`,
    );
  const change = (scene: Scene, who: Person, id: string, ingredients: string[]) =>
    scene.as(
      who,
      (sql) =>
        sql`update public.recipes set ingredients = ${ingredients}, procedure = '{Fry.}' where id = ${id} returning details`,
    );

  test('has details only for the content that was checked', async ({ scene }) => {
    const cook = await scene.person();
    const id = await addRecipe(scene.sql, cook);
    await keep(scene, cook, id);
    expect(await change(scene, cook, id, ['tofu'])).toEqual([{ details }]);
    expect(await change(scene, cook, id, ['beef'])).toEqual([{ details: null }]);
    expect(await change(scene, cook, id, ['tofu'])).toEqual([{ details }]);
    for (const other of [
      (sql: Transaction) =>
        sql`update public.recipes set name = 'Peanut stew' where id = ${id} returning details`,
      (sql: Transaction) =>
        sql`update public.recipes set servings = 99 where id = ${id} returning details`,
    ]) {
      expect(await scene.as(cook, other)).toEqual([{ details: null }]);
    }
  });

  test('is stored by the service only, and for the owner’s recipe only', async ({ scene }) => {
    const [cook, other] = [await scene.person(), await scene.person()];
    const id = await addRecipe(scene.sql, cook);
    expect(await outcomeOf(keep(scene, other, id))).toBe('STNTF');
    const byCook = scene.as(
      cook,
      (sql) =>
        sql`select private.keep_changed_recipe(${id}, ${cook.id}, '{}', '{}', 'Stew', 4, '{}')`,
    );
    expect(await outcomeOf(byCook)).toBe('42501');
  });
});
