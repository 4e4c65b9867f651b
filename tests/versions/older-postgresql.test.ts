import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListeningTestApp } from '#tests/support/listening-app.ts';
import { listenTestApp } from '#tests/support/listening-app.ts';
import { olderVersions } from '#tests/support/older-postgresql.ts';
import { type Person, signIn, signUpConfirmed } from '#tests/support/people.ts';
import { openTestCluster } from '#tests/support/test-cluster.ts';
import { generate, ledgerOf, thaiVegan } from '../wire/generate-scene.ts';
import { buy, call, type PaymentsScene, setPaymentsScene } from '../wire/payments-scene.ts';
import { subscribed } from '../wire/realtime-scene.ts';

// Runs the product's core on each version, step by step, as one cook and one admin use it. Any other test runs on
// another version with TEST_POSTGRESQL=15 (16, 17).

type Row = Record<string, unknown>;

async function answerOf<T>(
  question: PromiseLike<{ data: unknown; error: { message: string } | null }>,
): Promise<T> {
  const { data, error } = await question;
  if (error) throw new Error(error.message);
  return data as T;
}

describe.each(olderVersions)('PostgreSQL %i', (version: number) => {
  let cluster: Awaited<ReturnType<typeof openTestCluster>>;
  let testApp: ListeningTestApp;
  let scene: PaymentsScene;
  let cook: Person;
  let friend: Person;
  let admin: Person;
  const saved: Row[] = [];

  beforeAll(async () => {
    cluster = await openTestCluster(olderVersions.find((one) => one === version));
    const { clusterUrl } = cluster;
    testApp = await listenTestApp({ clusterUrl, variables: { SANDBOX_PUBLIC: 'true' } });
    scene = await setPaymentsScene(testApp);
    cook = await signUpConfirmed(testApp, { name: 'Zoë Überall' });
    friend = await signUpConfirmed(testApp, { name: 'Σωτηρία' });
    admin = await scene.admin();
  });
  afterAll(async () => {
    await scene?.close();
    await cluster?.close();
  });

  const save = (columns: Row) =>
    answerOf<Row>(
      cook.client
        .from('recipes')
        .insert({ user_id: cook.user.id, ...columns })
        .select()
        .single(),
    );
  const search = async (typed: string) => {
    const rows = await answerOf<Row[]>(
      cook.client
        .rpc('get_recipes_with_ratings', { filter_user_id: cook.user.id })
        .ilike('search_text', `%${typed}%`)
        .order('name'),
    );
    return rows.map(({ name }) => name);
  };

  test('reports that version', async () => {
    const [row] = await testApp.testDatabase.owner`
      select current_setting('server_version_num')::int / 10000 as version`;
    expect(row).toEqual({ version });
  });

  test('a recipe is generated with the free credit', async () => {
    const { data } = await generate(cook, thaiVegan);
    expect(data.recipe.ingredients.length).toBeGreaterThan(3);
    expect(await ledgerOf(testApp, cook)).toEqual({ balance: 0, kinds: ['free', 'generation'] });
    const { title, ingredients } = data.recipe as { title: string; ingredients: unknown[] };
    saved.push(await save({ name: title, ingredients: ingredients.map(String) }));
  });

  test('a change is sent to the cook live', async () => {
    const heard: unknown[] = [];
    const channel = cook.client
      .channel('own')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'recipes' }, (change) =>
        heard.push((change.new as Row).name),
      );
    expect(await subscribed(channel)).toMatchObject({ status: 'SUBSCRIBED' });
    saved.push(await save({ name: 'Crème Brûlée', categories: ['Dessert'] }));
    saved.push(await save({ name: 'ЩИ с грибами', categories: ['Суп'] }));
    await expect.poll(() => heard).toEqual(['Crème Brûlée', 'ЩИ с грибами']);
    await cook.client.removeChannel(channel);
  });

  test('a search matches letters of any script in either case', async () => {
    expect(await search('BRÛLÉE')).toEqual(['Crème Brûlée']);
    expect(await search('щи С')).toEqual(['ЩИ с грибами']);
    expect(await search('суп')).toEqual(['ЩИ с грибами']);
    expect(await search('brulee')).toEqual([]);
  });

  test('a rating counts at once, and a favourite is saved', async () => {
    const recipe_id = String(saved[1]?.id);
    const { error } = await friend.client
      .from('recipe_ratings')
      .upsert(
        { recipe_id, user_id: friend.user.id, rating: 4 },
        { onConflict: 'recipe_id,user_id' },
      );
    expect(error).toBeNull();
    await cook.client.from('favorite_recipes').insert({ user_id: cook.user.id, recipe_id });
    const view = cook.client.rpc('get_recipes_with_ratings', { filter_recipe_id: recipe_id });
    expect(await answerOf(view.single())).toMatchObject({ average_rating: 4, is_favorite: true });
  });

  test('credits are bought in the sandbox', async () => {
    await buy(scene, cook, 'small');
    const { balance, kinds } = await ledgerOf(testApp, cook);
    expect(kinds).toEqual(['free', 'generation', 'purchase']);
    expect(balance).toBeGreaterThan(0);
  });

  test('an admin finds users without accents, and saves a category in any script', async () => {
    const find = async (p_search: string) => {
      const found = admin.client.rpc('find_users', { p_search }).single();
      return (await answerOf<{ user_ids: string[] }>(found)).user_ids;
    };
    expect(await find('zoe uber')).toEqual([cook.user.id]);
    expect(await find('ΣΩΤΗΡ')).toEqual([friend.user.id]);
    const p_fields = { name: 'हिन्दी ΣΑΣ', slug: 'हिन्दी-σασ' };
    await answerOf(admin.client.rpc('save_category', { p_fields, p_group_ids: [] }));
    const listed = admin.client.from('categories').select('slug').like('search_text', '%दी σασ%');
    expect(await answerOf(listed)).toEqual([{ slug: p_fields.slug }]);
  });

  test('the overview counts what was done', async () => {
    const asked = { p_days: 2, p_time_zone: 'UTC' }; // two, since midnight may pass in between
    const { users, days } = await answerOf<{ users: number; days: Record<string, number>[] }>(
      admin.client.rpc('read_overview', asked),
    );
    const sumOf = (field: string) => days.reduce((sum, day) => sum + (day[field] ?? 0), 0);
    expect({ users, signUps: sumOf('signUps'), completed: sumOf('completed') }).toEqual({
      users: 3,
      signUps: 3,
      completed: 1,
    });
    expect({ sold: sumOf('creditsSold'), spent: sumOf('creditsSpent') }).toEqual({
      sold: 10,
      spent: 1,
    });
  });

  test('deleting the account deletes all data of its cook', async () => {
    expect(await call(cook, 'delete-account', { confirmation: 'DELETE' })).toEqual({
      status: 200,
      body: { deleted: true },
    });
    await expect(signIn(testApp, cook)).rejects.toMatchObject({ code: 'invalid_credentials' });
    const [left] = await testApp.testDatabase.owner`
      select count(*)::int as recipes from public.recipes where user_id = ${cook.user.id}`;
    expect(left).toEqual({ recipes: 0 });
  });
});
