import { describe, expect } from 'vitest';
import { addRecipe, outcomeOf, type Person, type Scene, test } from './scene.ts';

async function completed(scene: Scene, { id }: Person, key = 'key'): Promise<string> {
  const [row] = await scene.as(
    'service',
    (sql) => sql<{ id: string }[]>`
      select id from private.begin_generation(${id}, ${key}, '{}', 'A prompt', 'chef')`,
  );
  if (!row) throw new Error('No generation was opened.');
  await scene.as(
    'service',
    (sql) => sql`
      select private.complete_generation(${row.id}, '{"recipe":{"title":"Soup"}}', null, null, null)`,
  );
  return row.id;
}

const offered = (scene: Scene, who: Person) =>
  scene.as(
    who,
    (sql) => sql<{ id: string }[]>`
      select id from public.generations where status = 'completed' and put_away_at is null`,
  );
const dismiss = (scene: Scene, who: Person, id: string, aal?: 'aal1') =>
  scene.as(
    who,
    (sql) => sql`update public.generations set put_away_at = now() where id = ${id} returning id`,
    aal,
  );

describe('an unsaved recipe', () => {
  test('is offered until its cook dismisses it, and again after an undo', async ({ scene }) => {
    const cook = await scene.person({ credits: 2 });
    const id = await completed(scene, cook);
    expect(await offered(scene, cook)).toEqual([{ id }]);
    expect(await dismiss(scene, cook, id)).toEqual([{ id }]);
    expect(await offered(scene, cook)).toEqual([]);
    await scene.as(cook, (sql) => sql`update public.generations set put_away_at = null`);
    expect(await offered(scene, cook)).toEqual([{ id }]);
  });

  test('is put away by saving it, even if the saved recipe is deleted later', async ({ scene }) => {
    const cook = await scene.person({ credits: 2 });
    const id = await completed(scene, cook);
    const recipeId = await addRecipe(scene.sql, cook, { generation_id: id });
    expect(await offered(scene, cook)).toEqual([]);
    await scene.as(cook, (sql) => sql`delete from public.recipes where id = ${recipeId}`);
    expect(await offered(scene, cook)).toEqual([]);
  });

  test('cannot be dismissed by another cook, an admin or a visitor', async ({ scene }) => {
    const cook = await scene.person({ credits: 2 });
    const id = await completed(scene, cook);
    for (const other of [await scene.person(), await scene.person({ admin: true })]) {
      expect(await dismiss(scene, other, id)).toEqual([]);
    }
    const visitor = scene.as(
      'visitor',
      (sql) => sql`update public.generations set put_away_at = now()`,
    );
    expect(await outcomeOf(visitor)).toBe('42501');
    expect(await offered(scene, cook)).toEqual([{ id }]);
  });

  test('cannot be dismissed before a required second factor', async ({ scene }) => {
    const cook = await scene.person({ credits: 2 });
    const id = await completed(scene, cook);
    await scene.sql`
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${cook.id}, 'totp', 'verified', now(), now())`;
    expect(await dismiss(scene, cook, id, 'aal1')).toEqual([]);
  });
});

test('cooks can write put_away_at only, and only after completion', async ({ scene }) => {
  const cook = await scene.person({ credits: 2 });
  const id = await completed(scene, cook);
  for (const column of ['result', 'status', 'cost', 'user_id', 'created_at']) {
    const attempt = scene.as(
      cook,
      (sql) => sql`update public.generations set ${sql(column)} = ${sql(column)} where id = ${id}`,
    );
    expect(await outcomeOf(attempt), column).toBe('42501');
  }
  const [running] = await scene.as(
    'service',
    (sql) => sql<{ id: string }[]>`
      select id from private.begin_generation(${cook.id}, 'two', '{}', 'A prompt', 'chef')`,
  );
  expect(await dismiss(scene, cook, running?.id ?? '')).toEqual([]);
});
