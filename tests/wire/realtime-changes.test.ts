import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningTestApp, listenTestApp } from '../support/listening-app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { subscribed } from './realtime-scene.ts';

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;

let testApp: ListeningTestApp;
let cook: Person;
let other: Person;

beforeAll(async () => {
  testApp = await listenTestApp();
  cook = await signUpConfirmed(testApp);
  other = await signUpConfirmed(testApp);
});
afterAll(() => testApp.close());

/** Subscribes this person's client to a table and collects the payloads that it receives. */
async function follow({ client }: Person, table: string, filter?: string) {
  const payloads: Payload[] = [];
  const channel = client
    .channel(`follow-${table}-${filter ?? 'all'}`)
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table, ...(filter && { filter }) },
      (payload: Payload) => payloads.push(payload),
    );
  expect(await subscribed(channel)).toMatchObject({ status: 'SUBSCRIBED' });
  return {
    payloads,
    next: async (count: number) => {
      await expect.poll(() => payloads.length).toBe(count);
      return payloads[count - 1] as Payload;
    },
    stop: () => client.removeChannel(channel),
  };
}

async function saveRecipe({ client, user }: Person, columns: object = {}): Promise<string> {
  const row = { user_id: user.id, name: 'Soup', ...columns };
  const { data, error } = await client.from('recipes').insert(row).select('id').single();
  if (error) throw error;
  return data.id;
}

test('recipes: delivers inserts, updates and deletes with the values of the data API', async () => {
  const own = await follow(cook, 'recipes', `user_id=eq.${cook.user.id}`);
  const others = await follow(other, 'recipes', `user_id=eq.${cook.user.id}`);
  const id = await saveRecipe(cook, {
    name: 'Crème "brûlée", {hot}\\ 🍮',
    ingredients: ['100 g sugar', 'a "thick" {cream}, 1\\2', '', 'null', '🥚'],
    categories: ['Sweet, baked', '{x}'],
    prep_time: 10,
    description: 'first\nsecond',
  });
  const inserted = await own.next(1);
  const stored = await cook.client.from('recipes').select().eq('id', id).single();
  expect(inserted).toMatchObject({
    schema: 'public',
    table: 'recipes',
    eventType: 'INSERT',
    old: {},
    errors: null,
  });
  expect(inserted.new).toEqual(stored.data);
  expect(Math.abs(Date.now() - Date.parse(inserted.commit_timestamp))).toBeLessThan(60_000);

  await testApp.testDatabase.owner`
    update public.recipes set rating_count = 3, rating_sum = 13  where id = ${id}`;
  const updated = await own.next(2);
  const again = await cook.client.from('recipes').select().eq('id', id).single();
  expect(updated).toMatchObject({ eventType: 'UPDATE', old: { id } });
  expect(updated.new).toEqual(again.data);
  expect(updated.new).toMatchObject({ average_rating: 4.33, rating_count: 3 });

  await cook.client.from('recipes').delete().eq('id', id);
  expect(await own.next(3)).toMatchObject({ eventType: 'DELETE', old: { id }, new: {} });
  // A recipe is public, and so are its first two changes. Only its owner receives the deletion.
  await saveRecipe(cook, { name: 'Last' });
  await expect
    .poll(() => others.payloads.map(({ eventType }) => eventType))
    .toEqual(['INSERT', 'UPDATE', 'INSERT']);
  await Promise.all([own.stop(), others.stop()]);
});

test('ratings: delivers inserts, updates and deletes only to their cook', async () => {
  const recipe = await saveRecipe(other);
  const own = await follow(cook, 'recipe_ratings');
  const others = await follow(other, 'recipe_ratings');
  const key = { recipe_id: recipe, user_id: cook.user.id };
  const ratings = cook.client.from('recipe_ratings');
  await ratings.upsert({ ...key, rating: 4 });
  expect(await own.next(1)).toMatchObject({
    eventType: 'INSERT',
    new: { ...key, rating: 4 },
    old: {},
  });
  await ratings.upsert({ ...key, rating: 2 });
  expect(await own.next(2)).toMatchObject({
    eventType: 'UPDATE',
    new: { ...key, rating: 2 },
    old: key,
  });
  await ratings.delete().eq('recipe_id', recipe);
  expect(await own.next(3)).toMatchObject({ eventType: 'DELETE', new: {}, old: key });
  await other.client
    .from('recipe_ratings')
    .insert({ recipe_id: recipe, user_id: other.user.id, rating: 5 });
  expect((await others.next(1)).new).toMatchObject({ user_id: other.user.id });
  expect(own.payloads).toHaveLength(3);
  await Promise.all([own.stop(), others.stop()]);
});

test('favourites: delivers inserts, updates and deletes only to their cook', async () => {
  const recipe = await saveRecipe(other);
  const own = await follow(cook, 'favorite_recipes', `recipe_id=eq.${recipe}`);
  const others = await follow(other, 'favorite_recipes');
  const key = { recipe_id: recipe, user_id: cook.user.id };
  await cook.client.from('favorite_recipes').insert(key);
  expect(await own.next(1)).toMatchObject({ eventType: 'INSERT', new: key, old: {} });
  await testApp.testDatabase.owner`
    update public.favorite_recipes set created_at = '2026-01-02T03:04:05.678901Z' where user_id = ${cook.user.id}`;
  expect(await own.next(2)).toMatchObject({
    eventType: 'UPDATE',
    new: { created_at: '2026-01-02T03:04:05.678901+00:00' },
    old: key,
  });
  await cook.client.from('favorite_recipes').delete().eq('recipe_id', recipe);
  expect(await own.next(3)).toMatchObject({ eventType: 'DELETE', new: {}, old: key });
  await other.client.from('favorite_recipes').insert({ recipe_id: recipe, user_id: other.user.id });
  expect((await others.next(1)).new).toMatchObject({ user_id: other.user.id });
  expect(own.payloads).toHaveLength(3);
  await Promise.all([own.stop(), others.stop()]);
});

test('a binding without a table receives all tables; an INSERT binding only inserts', async () => {
  const [all, insertions]: string[][] = [[], []];
  const note = (list: string[] | undefined) => (payload: Payload) =>
    list?.push(`${payload.eventType} ${payload.table}`);
  const channel = cook.client
    .channel('all')
    .on('postgres_changes', { event: '*', schema: 'public' }, note(all))
    .on(
      'postgres_changes',
      { event: 'INSERT', schema: 'public', table: 'favorite_recipes' },
      note(insertions),
    );
  expect(await subscribed(channel)).toMatchObject({ status: 'SUBSCRIBED' });
  const recipe = await saveRecipe(cook);
  await cook.client.from('favorite_recipes').insert({ user_id: cook.user.id, recipe_id: recipe });
  await expect.poll(() => all).toEqual(['INSERT recipes', 'INSERT favorite_recipes']);
  await cook.client.from('favorite_recipes').delete().eq('recipe_id', recipe);
  await expect.poll(() => all?.at(-1)).toBe('DELETE favorite_recipes');
  expect(insertions).toEqual(['INSERT favorite_recipes']);
  await cook.client.removeChannel(channel);
});
