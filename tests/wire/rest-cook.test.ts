import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';

// Every table operation of the specification's section 7 that the cook's screens make, with the same requests as the screens.

let testApp: TestApp;
let ada: Person;
let ben: Person;
let recipeId: string;

beforeAll(async () => {
  testApp = await createTestApp();
  ada = await signUpConfirmed(testApp, { name: 'Ada Cook' });
  ben = await signUpConfirmed(testApp, { name: 'Ben Cook' });
});
afterAll(() => testApp.close());

const recipe = (owner: Person) => ({
  user_id: owner.user.id,
  name: 'Saffron risotto, "golden"',
  description: 'Creamy',
  ingredients: ['300 g rice, arborio', '1 pinch saffron'],
  procedure: ['Toast the rice.', 'Add stock, slowly.'],
  prep_time: 10,
  cook_time: 25,
  servings: 2,
  difficulty: 'Easy',
  categories: ['Dinner', 'Italian, northern'],
  image_url: null,
  category: 'Dinner',
});

test("reads the user's own role, profile and credits, not those of other users", async () => {
  const { client, user } = ada;
  const role = await client.from('user_roles').select('role').eq('user_id', user.id).single();
  expect(role.data).toEqual({ role: 'user' });
  const profile = await client.from('profiles').select('*').eq('id', user.id).single();
  expect(profile.data).toEqual({
    id: user.id,
    full_name: 'Ada Cook',
    email: ada.email,
    avatar_url: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  const written = await client
    .from('profiles')
    .update({ full_name: 'Ada Cook' })
    .eq('id', user.id)
    .select();
  expect(Object.keys(written.data?.[0] ?? {})).toEqual(Object.keys(profile.data ?? {}));
  for (const internal of ['sort_name', 'sort_email', 'search_text']) {
    const asked = await client.from('profiles').select(internal);
    expect([asked.status, asked.error?.code]).toEqual([400, '42703']);
  }
  const service = await testApp
    .client('service_role')
    .from('profiles')
    .select('*')
    .eq('id', user.id);
  expect(Object.keys(service.data?.[0] ?? {})).toEqual(Object.keys(profile.data ?? {}));
  // A function that returns whole rows does not expose the internal columns either, even to the service role.
  await testApp.testDatabase.owner`
    create function public.all_profiles() returns setof public.profiles
      language sql stable security definer set search_path = '' as 'select * from public.profiles'`;
  await testApp.testDatabase.owner`grant execute on function public.all_profiles to service_role`;
  const byFunction = await testApp.client('service_role').rpc('all_profiles' as never);
  expect(Object.keys((byFunction.data as object[] | null)?.[0] ?? {})).toEqual(
    Object.keys(profile.data ?? {}),
  );
  const credits = await client
    .from('credits')
    .select('balance, updated_at')
    .eq('user_id', user.id)
    .single();
  expect(credits.data).toMatchObject({ balance: 1 });
  const foreign = await client
    .from('credits')
    .select('balance')
    .eq('user_id', ben.user.id)
    .maybeSingle();
  expect(foreign).toMatchObject({ data: null, error: null });
});

test('updates the name and picture of a profile, but not its email address', async () => {
  const { client, user } = ada;
  const update = (row: object) =>
    client
      .from('profiles')
      .update(row as never)
      .eq('id', user.id);
  expect((await update({ full_name: 'Ada Lovelace' })).status).toBe(204);
  expect((await update({ avatar_url: 'https://example.com/a.webp' })).status).toBe(204);
  expect((await update({ email: 'x@example.com' })).error?.code).toBe('42501');
  const { data } = await client
    .from('profiles')
    .select('full_name,avatar_url')
    .eq('id', user.id)
    .single();
  expect(data).toEqual({ full_name: 'Ada Lovelace', avatar_url: 'https://example.com/a.webp' });
  await ben.client.from('profiles').update({ full_name: 'Not Ada' }).eq('id', user.id);
  const after = await client.from('profiles').select('full_name').eq('id', user.id).single();
  expect(after.data).toEqual({ full_name: 'Ada Lovelace' });
});

test('a user cannot raise their own balance or role', async () => {
  const { client, user } = ada;
  const balance = await client.from('credits').update({ balance: 99 }).eq('user_id', user.id);
  expect([balance.status, balance.error?.code]).toEqual([403, '42501']);
  const role = await client.from('user_roles').update({ role: 'admin' }).eq('user_id', user.id);
  expect([role.status, role.error?.code]).toEqual([403, '42501']);
});

test('saves a recipe that everyone can read and only its owner can change', async () => {
  const { data, error, status } = await ada.client
    .from('recipes')
    .insert(recipe(ada))
    .select()
    .single();
  expect([status, error]).toEqual([201, null]);
  expect(data).toMatchObject({ ...recipe(ada), rating_count: 0, average_rating: 0 });
  recipeId = data.id;
  const public_ = await testApp
    .client()
    .from('recipes')
    .select('name,ingredients')
    .eq('id', recipeId)
    .single();
  expect(public_.data).toEqual({
    name: recipe(ada).name,
    ingredients: recipe(ada).ingredients,
  });
  const forged = await ben.client.from('recipes').insert(recipe(ada));
  expect([forged.status, forged.error?.code]).toEqual([403, '42501']);
  const visitor = await testApp.client().from('recipes').insert(recipe(ada));
  expect([visitor.status, visitor.error?.code]).toEqual([401, '42501']);
  await ben.client.from('recipes').delete().eq('id', recipeId);
  expect((await ada.client.from('recipes').select('id').eq('id', recipeId)).data).toHaveLength(1);
});

test('favourites: add, list, count and remove', async () => {
  const { client, user } = ben;
  const favourite = { user_id: user.id, recipe_id: recipeId };
  expect((await client.from('favorite_recipes').insert(favourite)).status).toBe(201);
  expect((await client.from('favorite_recipes').insert(favourite)).status).toBe(409);
  const list = await client.from('favorite_recipes').select('recipe_id').eq('user_id', user.id);
  expect(list.data).toEqual([{ recipe_id: recipeId }]);
  const count = (table: string) =>
    client.from(table).select('*', { count: 'exact', head: true }).eq('user_id', user.id);
  expect((await count('favorite_recipes')).count).toBe(1);
  expect((await count('recipes')).count).toBe(0);
  expect((await ada.client.from('favorite_recipes').select()).data).toEqual([]);
  const removed = await client.from('favorite_recipes').delete().match(favourite);
  expect(removed.status).toBe(204);
  expect((await count('favorite_recipes')).count).toBe(0);
});

test('a new rating replaces the earlier one; the average is public', async () => {
  const rate = (person: Person, rating: number) =>
    person.client
      .from('recipe_ratings')
      .upsert(
        { recipe_id: recipeId, user_id: person.user.id, rating },
        { onConflict: 'recipe_id,user_id' },
      );
  expect((await rate(ben, 2)).error).toBeNull();
  expect((await rate(ben, 5)).error).toBeNull();
  expect((await rate(ada, 4)).error).toBeNull();
  expect((await rate(ben, 6)).error?.code).toBe('23514');
  const own = await ben.client
    .from('recipe_ratings')
    .select('rating')
    .eq('recipe_id', recipeId)
    .eq('user_id', ben.user.id)
    .maybeSingle();
  expect(own.data).toEqual({ rating: 5 });
  const { data } = await testApp
    .client()
    .from('recipes')
    .select('average_rating,rating_count')
    .eq('id', recipeId)
    .single();
  expect(data).toEqual({ average_rating: 4.5, rating_count: 2 });
});

test('calls get_user_recipe_rating and get_recipes_with_ratings', async () => {
  const rating = await ben.client.rpc('get_user_recipe_rating', { recipe_uuid: recipeId });
  expect(rating).toMatchObject({ data: 5, error: null });
  const none = await testApp.client().rpc('get_user_recipe_rating', { recipe_uuid: recipeId });
  expect(none).toMatchObject({ data: null, error: null, status: 200 });
  const list = await ada.client.rpc('get_recipes_with_ratings', { filter_user_id: ada.user.id });
  expect(list.data).toMatchObject([{ id: recipeId, average_rating: 4.5, is_favorite: false }]);
  const one = await testApp
    .client()
    .rpc('get_recipes_with_ratings', { filter_recipe_id: recipeId })
    .single();
  expect(one.data).toMatchObject({ id: recipeId, rating_count: 2 });
  const missing = await testApp
    .client()
    .rpc('get_recipes_with_ratings', { filter_recipe_id: ada.user.id })
    .single();
  expect(missing.error?.code).toBe('PGRST116');
});

test('searches recipes by name or category with pagination', async () => {
  await ada.client.from('recipes').insert(
    Array.from({ length: 7 }, (_, index) => ({
      ...recipe(ada),
      name: `Soup ${index}`,
      categories: index % 2 ? ['Lunch'] : ['Dinner'],
    })),
  );
  const { data, count, status } = await ada.client
    .from('recipes')
    .select('name', { count: 'exact' })
    .eq('user_id', ada.user.id)
    .or('name.ilike.%risotto%,categories.cs.{"Lunch"}')
    .order('name')
    .range(0, 1);
  expect({ names: data?.map(({ name }) => name), count, status }).toEqual({
    names: ['Saffron risotto, "golden"', 'Soup 1'],
    count: 4,
    status: 206,
  });
});

test('reads the catalogue: active groups in order, items with their categories', async () => {
  const visitor = testApp.client();
  const groups = await visitor
    .from('category_groups')
    .select('id,slug,name,description')
    .eq('is_active', true)
    .order('sort_order');
  expect(groups.data).toHaveLength(16);
  const items = await visitor
    .from('category_group_items')
    .select('group_id,sort_order,categories(id,name,icon,is_active)')
    .order('sort_order');
  expect(items.data?.length).toBeGreaterThanOrEqual(150);
  expect(items.data?.[0]?.categories).toMatchObject({ is_active: true, name: expect.any(String) });
  const nested = await visitor
    .from('category_groups')
    .select('slug,categories(name)')
    .eq('slug', 'meal-type')
    .single();
  expect(nested.data?.categories.map(({ name }) => name)).toContain('Breakfast');
});

test('reads ids and creation times of up to 1000 recipes for the sitemap', async () => {
  const { data } = await testApp.client().from('recipes').select('id,created_at').limit(1000);
  expect(data).toHaveLength(8);
  expect(data?.[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
});

test('the owner deletes a recipe', async () => {
  expect((await ada.client.from('recipes').delete().eq('id', recipeId)).status).toBe(204);
  const gone = await testApp.client().from('recipes').select().eq('id', recipeId).single();
  expect(gone.error?.code).toBe('PGRST116');
});
