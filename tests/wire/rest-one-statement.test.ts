import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { connectDatabase, type Database } from '#server/database/database.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { type StatementCounter, startStatementCounter } from '#tests/support/statement-counter.ts';

// Decision 0070: the statements that PostgreSQL receives for one request of the data API.
let testApp: TestApp;
let counter: StatementCounter;
let database: Database;
let cook: Person;
let client: Person['client'];
let recipeId: string;

beforeAll(async () => {
  testApp = await createTestApp();
  counter = await startStatementCounter(testApp.testDatabase.url);
  database = connectDatabase(counter.url, { poolSize: 1, statementTimeoutMs: 10_000 });
  const counted = createApp({ ...testApp.services, database });
  cook = await signUpConfirmed(testApp);
  client = createClient('http://saffron.test', testApp.services.keys.anonKey, {
    accessToken: async () => cook.session.access_token,
    global: { fetch: (input, init) => counted.fetch(new Request(input, init)) },
  });
  const { data, error } = await client
    .from('recipes')
    .insert({ user_id: cook.user.id, name: 'Soup' })
    .select('id')
    .single();
  if (error) throw new Error(JSON.stringify(error));
  recipeId = data.id;
});
afterAll(async () => {
  await database.close();
  await counter.close();
  await testApp.close();
});

/** Returns the statements that a request sends on a connection that is already open. */
async function statementsOf(request: () => PromiseLike<{ error: unknown }>): Promise<string[]> {
  counter.take();
  expect((await request()).error).toBeNull();
  const asked = 'from private.run_as_caller(';
  return counter.take().map((text) => (text.includes(asked) ? asked : text));
}

test('a request is one statement: read, count, call, insert, upsert, update, delete', async () => {
  const mark = { user_id: cook.user.id, recipe_id: recipeId };
  const rating = { ...mark, rating: 4 };
  const own = () =>
    client.from('recipes').select('*, favorite_recipes(user_id)').eq('user_id', cook.user.id);
  const requests: (() => PromiseLike<{ error: unknown }>)[] = [
    () => own(),
    () => own().order('created_at').range(0, 5),
    () => client.from('recipes').select('id', { count: 'exact', head: true }),
    () =>
      client.rpc('get_recipes_with_ratings', { filter_user_id: cook.user.id }, { count: 'exact' }),
    () => client.rpc('get_recipes_with_ratings', { filter_recipe_id: recipeId }).maybeSingle(),
    () => client.rpc('get_user_recipe_rating', { recipe_uuid: recipeId }),
    () => client.from('favorite_recipes').upsert(mark, { ignoreDuplicates: true }),
    () => client.from('favorite_recipes').delete().eq('recipe_id', recipeId),
    () => client.from('recipe_ratings').upsert(rating, { onConflict: 'recipe_id,user_id' }),
    () => client.from('recipes').update({ name: 'Stew' }).eq('id', recipeId).select('id'),
    () => client.from('recipes').insert({ user_id: cook.user.id, name: 'Tart' }),
  ];
  for (const request of requests) {
    expect(await statementsOf(request)).toEqual(['from private.run_as_caller(']);
    // Again, now as a prepared statement.
    expect(await statementsOf(request)).toEqual(['from private.run_as_caller(']);
  }
});

test('a write that its response may refuse runs in a transaction and is rolled back', async () => {
  const change = () =>
    client.from('recipes').update({ name: 'Pie' }).eq('user_id', cook.user.id).select('id');
  const before = await client.from('recipes').select('name').order('id');
  counter.take();
  const { error } = await change().single();
  expect(error?.code).toBe('PGRST116');
  expect(counter.take().at(0)).toMatch(/^begin/);
  expect((await client.from('recipes').select('name').order('id')).data).toEqual(before.data);
});

test('role and claims end with the statement and do not leak to the next caller', async () => {
  const anyone = createClient('http://saffron.test', testApp.services.keys.anonKey, {
    auth: { persistSession: false },
    global: {
      fetch: (input, init) =>
        createApp({ ...testApp.services, database }).fetch(new Request(input, init)),
    },
  });
  const mark = { user_id: cook.user.id, recipe_id: recipeId };
  await client.from('favorite_recipes').upsert(mark, { ignoreDuplicates: true });
  const own = await client.from('favorite_recipes').select('recipe_id');
  expect(own.data).toHaveLength(1);
  // On the same connection and with the same prepared statement.
  for (const _time of [1, 2, 3]) {
    expect((await anyone.from('favorite_recipes').select('recipe_id')).data).toEqual([]);
    expect((await client.from('favorite_recipes').select('recipe_id')).data).toHaveLength(1);
  }
});
