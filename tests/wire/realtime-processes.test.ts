import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { type Fleet, startFleet } from '../support/server-fleet.ts';
import { subscribed } from './realtime-scene.ts';

const secretKey = 'a secret for tests alone, never used elsewhere';
const processes = 3;

let testApp: TestApp;
let fleet: Fleet;
const clients: SupabaseClient[] = [];

beforeAll(async () => {
  testApp = await createTestApp({ variables: { SECRET_KEY: secretKey } });
  fleet = await startFleet(processes, {
    DATABASE_URL: testApp.testDatabase.url,
    SECRET_KEY: secretKey,
  });
});
afterAll(async () => {
  for (const client of clients) await client.realtime.disconnect();
  await fleet?.stop();
  await testApp.close();
});

/** Returns a client of this person that is connected to the process with this index. */
function at(index: number, { session }: Person): SupabaseClient {
  const client = createClient(fleet.at(index).url, testApp.services.keys.anonKey, {
    accessToken: async () => session.access_token,
  });
  clients.push(client);
  return client;
}

async function follow(client: SupabaseClient): Promise<string[]> {
  const told: string[] = [];
  // A client with an `accessToken` function joins without a token if it has not called the function before.
  await client.realtime.setAuth();
  const channel = client
    .channel('all')
    .on('postgres_changes', { event: '*', schema: 'public' }, ({ eventType, table, new: row }) =>
      told.push(`${eventType} ${table} ${'name' in row ? row.name : ''}`.trim()),
    );
  expect(await subscribed(channel)).toMatchObject({ status: 'SUBSCRIBED' });
  return told;
}

test('a change in one process reaches the entitled subscribers of all processes', async () => {
  const [cook, other] = [await signUpConfirmed(testApp), await signUpConfirmed(testApp)];
  const told = await Promise.all([0, 1, 2].map((index) => follow(at(index, cook))));
  const others = await Promise.all([1, 2].map((index) => follow(at(index, other))));
  const writer = at(0, cook);
  const { data, error } = await writer
    .from('recipes')
    .insert({ user_id: cook.user.id, name: 'Soup' })
    .select('id')
    .single();
  expect(error).toBeNull();
  const key = { user_id: cook.user.id, recipe_id: data?.id };
  await writer.from('favorite_recipes').insert(key);
  await at(1, cook).from('recipes').update({ name: 'Stew' }).eq('id', data?.id);
  const all = ['INSERT recipes Soup', 'INSERT favorite_recipes', 'UPDATE recipes Stew'];
  await expect.poll(() => told).toEqual([all, all, all]);
  await at(2, cook).from('recipes').delete().eq('id', data?.id);
  const gone = ['DELETE recipes', 'DELETE favorite_recipes'];
  await expect.poll(() => told).toEqual(told.map(() => [...all, ...gone]));
  // Recipes are public. The cook's private rows reached no other user in any process.
  const heardByAll = ['INSERT recipes Soup', 'UPDATE recipes Stew'];
  await expect.poll(() => others).toEqual(others.map(() => heardByAll));
});
