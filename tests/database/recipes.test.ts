import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { addRecipe, outcomeOf, type Person, refusal, type Scene, test } from './scene.ts';

const made = {
  recipe: {
    title: 'Lentil soup',
    description: 'Warm and filling.',
    ingredients: ['200 g red lentils', '1 l water, salted'],
    instructions: ['Rinse the lentils.', 'Simmer for 20 minutes.'],
    servings: 4,
    tips: ['Add lemon.'],
    checks: [{ check: 'allergens', outcome: 'passed' }],
    notes: ['Cook the beef through.'],
    cookNotes: ['No Persian dish fits.'],
    notFollowed: ['Persian'],
  },
};

async function generate(
  { as }: Scene,
  cook: Person,
  key = 'key',
  result: object = made,
): Promise<string> {
  return as('service', async (sql) => {
    const [row] =
      await sql`select id from private.begin_generation(${cook.id}, ${key}, '{}', 'p', 'chef')`;
    await sql`select private.complete_generation(${row?.id}, ${sql.json(result as never)}, null, null, null)`;
    return row?.id;
  });
}

const contentOf = (cook: Person, changes: Record<string, unknown> = {}) => ({
  user_id: cook.id,
  name: made.recipe.title,
  ingredients: made.recipe.ingredients,
  procedure: made.recipe.instructions,
  servings: made.recipe.servings,
  ...changes,
});

async function save({ as }: Scene, cook: Person, row: Record<string, unknown>) {
  const [saved] = await as(
    cook,
    (sql) => sql`
    insert into public.recipes ${sql(row as never)} returning id, details`,
  );
  return saved as { id: string; details: Record<string, unknown> | null };
}

describe('a recipe', () => {
  test('is readable by everyone, also signed out', async ({ scene }) => {
    const [cook, other] = [await scene.person(), await scene.person()];
    const id = await addRecipe(scene.sql, cook);
    for (const who of ['visitor', cook, other] as const) {
      const seen = await scene.as(
        who,
        (sql) => sql`select name from public.recipes where id = ${id}`,
      );
      expect(seen).toEqual([{ name: 'Tomato soup' }]);
    }
  });

  test('is saved only under the caller’s own id', async ({ scene }) => {
    const [cook, other] = [await scene.person(), await scene.person()];
    const insert = (sql: Transaction) =>
      sql`insert into public.recipes (user_id, name) values (${other.id}, 'Soup')`;
    expect(await outcomeOf(scene.as(other, insert))).toBe('allowed');
    expect(await outcomeOf(scene.as(cook, insert))).toBe('42501');
    expect(await outcomeOf(scene.as('visitor', insert))).toBe('42501');
  });

  test('is changed and deleted by its owner only, not by an admin', async ({ scene }) => {
    const [cook, admin] = [await scene.person(), await scene.person({ admin: true })];
    const id = await addRecipe(scene.sql, cook);
    const rename = (who: Person) =>
      scene.as(who, (sql) => sql`update public.recipes set name = 'Broth' where id = ${id}`);
    const remove = (who: Person) =>
      scene.as(who, (sql) => sql`delete from public.recipes where id = ${id}`);
    expect([(await rename(admin)).count, (await remove(admin)).count]).toEqual([0, 0]);
    expect([(await rename(cook)).count, (await remove(cook)).count]).toEqual([1, 1]);
    const gone = scene.as('visitor', (sql) => sql`delete from public.recipes`);
    expect(await outcomeOf(gone)).toBe('42501');
  });

  test('cannot be given away, and its protected columns cannot be written', async ({ scene }) => {
    const [cook, other] = [await scene.person(), await scene.person()];
    const id = await addRecipe(scene.sql, cook);
    const attempts: ((sql: Transaction) => PromiseLike<unknown>)[] = [
      (sql) => sql`update public.recipes set user_id = ${other.id} where id = ${id}`,
      (sql) => sql`update public.recipes set rating_count = 5 where id = ${id}`,
      (sql) => sql`update public.recipes set rating_sum = 25 where id = ${id}`,
      (sql) => sql`update public.recipes set average_rating = default where id = ${id}`,
      (sql) => sql`update public.recipes set details = '{}' where id = ${id}`,
      (sql) =>
        sql`insert into public.recipes (user_id, name, rating_count) values (${cook.id}, 'x', 5)`,
      (sql) =>
        sql`insert into public.recipes (user_id, name, details) values (${cook.id}, 'x', '{}')`,
    ];
    for (const attempt of attempts) {
      expect(await outcomeOf(scene.as(cook, attempt))).toBe('42501');
    }
    // The average is a generated column: PostgreSQL refuses a value for it before it looks at grants.
    const average = scene.as(
      cook,
      (sql) =>
        sql`insert into public.recipes (user_id, name, average_rating) values (${cook.id}, 'x', 5)`,
    );
    expect(await outcomeOf(average)).toBe('428C9');
  });

  test.for([
    ['a blank name', { name: '  ' }],
    ['a name that is too long', { name: 'x'.repeat(201) }],
    ['an ingredient that is too long', { ingredients: ['x'.repeat(501)] }],
    ['too many ingredients', { ingredients: Array(101).fill('salt') }],
    ['a null ingredient', { ingredients: ['salt', null] }],
    ['a javascript: URL as picture', { image_url: 'javascript:alert(1)' }],
    ['a data: URL as picture', { image_url: 'data:image/png;base64,AAAA' }],
    ['a protocol-relative picture URL', { image_url: '//evil.example/x.png' }],
    ['a protocol-relative picture URL with a backslash', { image_url: '/\\evil.example/x.png' }],
    ['a protocol-relative thumbnail URL with a tab', { thumbnail_url: '/\t/evil.example/x.png' }],
    ['a protocol-relative thumbnail URL', { thumbnail_url: '//evil.example/x.png' }],
    ['zero servings', { servings: 0 }],
    ['negative minutes', { prep_time: -1 }],
  ] as const)('with %s is refused', async ([, columns], { scene }) => {
    const cook = await scene.person();
    await expect(addRecipe(scene.sql, cook, columns)).rejects.toMatchObject(refusal('23514'));
  });

  test('is found by name or category regardless of case', async ({ scene: { sql, person } }) => {
    const cook = await person();
    await addRecipe(sql, cook, {
      name: 'Crème Brûlée',
      categories: ['French', 'Dessert'],
      ingredients: ['4 egg yolks', '1 vanilla pod'],
    });
    const found = async (pattern: string) =>
      (
        await sql`select from public.recipes where user_id = ${cook.id} and search_text ilike ${pattern}`
      ).count;
    expect(await found('%CRÈME%')).toBe(1);
    expect(await found('%dessert%')).toBe(1);
    expect(await found('%Vanilla%')).toBe(1);
    expect(await found('%frenchdessert%')).toBe(0);
    expect(await found('%yolks1 van%')).toBe(0);
    expect(await found('%thai%')).toBe(0);
  });
});

describe('the details of a recipe', () => {
  test('are copied from the generation while the content is the same', async ({ scene }) => {
    const cook = await scene.person();
    const generation_id = await generate(scene, cook);
    const { details } = await save(scene, cook, contentOf(cook, { generation_id }));
    expect(details).toMatchObject({
      tips: made.recipe.tips,
      checks: made.recipe.checks,
      provenance: { model: 'chef' },
    });
    expect(details).not.toHaveProperty('ingredients');
  });

  test('do not publish what the cook chose and did not get', async ({ scene }) => {
    const cook = await scene.person();
    const late = { check: 'limits', subject: 'Time target', outcome: 'noted' };
    const kept = { check: 'limits', subject: 'Keto', outcome: 'passed' };
    const checks = [late, ...made.recipe.checks, kept];
    const generation_id = await generate(scene, cook, 'late', {
      recipe: { ...made.recipe, checks },
    });
    const { details } = await save(scene, cook, contentOf(cook, { generation_id }));
    expect(details?.checks).toEqual([...made.recipe.checks, kept]);
    for (const name of ['notes', 'cookNotes', 'notFollowed']) {
      expect(details).not.toHaveProperty(name);
    }
  });

  test.for([
    ['name', { name: 'Vegan lentil soup' }],
    ['ingredients', { ingredients: ['200 g beef'] }],
    ['procedure', { procedure: ['Fry the beef.'] }],
    ['servings', { servings: 2 }],
  ] as const)('are not copied when the %s differs', async ([, changes], { scene }) => {
    const cook = await scene.person();
    const generation_id = await generate(scene, cook);
    const { details } = await save(scene, cook, contentOf(cook, { generation_id, ...changes }));
    expect(details).toBeNull();
  });

  test('are dropped by an edit of the content, kept by one of the description', async ({
    scene,
  }) => {
    const cook = await scene.person();
    const { id } = await save(
      scene,
      cook,
      contentOf(cook, { generation_id: await generate(scene, cook) }),
    );
    const edit = async (change: (sql: Transaction) => PromiseLike<unknown>) => {
      await scene.as(cook, change);
      const [row] = await scene.sql`select details from public.recipes where id = ${id}`;
      return row?.details;
    };
    expect(
      await edit((sql) => sql`update public.recipes set description = 'Mine' where id = ${id}`),
    ).not.toBeNull();
    expect(
      await edit((sql) => sql`update public.recipes set ingredients = '{beef}' where id = ${id}`),
    ).toBeNull();
    expect(
      await edit(
        (sql) =>
          sql`update public.recipes set ingredients = ${made.recipe.ingredients} where id = ${id}`,
      ),
    ).not.toBeNull();
  });

  test('stay when the old generation is deleted', async ({ scene }) => {
    const cook = await scene.person();
    const generation_id = await generate(scene, cook);
    const { id, details } = await save(scene, cook, contentOf(cook, { generation_id }));
    await scene.sql`delete from public.generations where id = ${generation_id}`;
    const [row] =
      await scene.sql`select details, generation_id from public.recipes where id = ${id}`;
    expect(row).toEqual({ details, generation_id: null });
  });

  test('a generation is saved once, only by its cook and only when completed', async ({
    scene,
  }) => {
    const [cook, other] = [await scene.person({ credits: 2 }), await scene.person()];
    const generation_id = await generate(scene, cook);
    const as = (who: Person, id: string) =>
      outcomeOf(save(scene, who, contentOf(who, { generation_id: id })));
    expect(await as(other, generation_id)).toBe('STFOR');
    expect(await as(cook, generation_id)).toBe('allowed');
    expect(await as(cook, generation_id)).toBe('23505');
    const [running] = await scene.as(
      'service',
      (sql) => sql`
      select id from private.begin_generation(${cook.id}, 'running', '{}', 'p', 'chef')`,
    );
    expect(await as(cook, running?.id)).toBe('STFOR');
  });
});
