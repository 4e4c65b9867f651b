import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';

// Every table operation of the specification's section 7 that the admin screens make and that a cook must not make.

let testApp: TestApp;
let admin: Person;
let cook: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  admin = await signUpConfirmed(testApp, { name: 'Anna Admin' });
  cook = await signUpConfirmed(testApp, { name: 'Carl Cook' });
  await testApp.testDatabase.owner`
    update public.user_roles set role = 'admin' where user_id = ${admin.user.id}`;
});
afterAll(() => testApp.close());

const category = {
  name: 'Midnight Snack',
  description: 'After dark',
  icon: '🌙',
  sort_order: 900,
  is_active: true,
  slug: 'midnight-snack',
};

async function groupIds(): Promise<string[]> {
  const { data } = await admin.client
    .from('category_groups')
    .select('id')
    .order('sort_order')
    .limit(2);
  return (data ?? []).map(({ id }) => id as string);
}

test('lists all categories, groups and items in order', async () => {
  for (const table of ['categories', 'category_groups', 'category_group_items']) {
    const { data, error } = await admin.client.from(table).select('*').order('sort_order');
    expect(error).toBeNull();
    const places = (data ?? []).map(({ sort_order }) => sort_order as number);
    expect(places.length).toBeGreaterThan(10);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test('creates a category, puts it in groups, updates it, moves it and deletes it', async () => {
  const [first, second] = await groupIds();
  const made = await admin.client.from('categories').insert(category).select('id').single();
  expect([made.status, made.error]).toEqual([201, null]);
  const id = made.data?.id as string;
  const items = admin.client.from('category_group_items');
  const place = (group: string | undefined, order: number) => ({
    category_id: id,
    group_id: group,
    sort_order: order,
  });
  expect((await items.insert([place(first, 0), place(second, 1)])).error).toBeNull();
  const { sort_order: _, ...fields } = category;
  const changed = await admin.client
    .from('categories')
    .update({ ...fields, name: 'Late Snack', slug: 'late-snack' })
    .eq('id', id);
  expect(changed.status).toBe(204);
  expect((await items.delete().eq('category_id', id)).status).toBe(204);
  expect((await items.insert([place(second, 0)])).error).toBeNull();
  const shown = await admin.client
    .from('categories')
    .select('name,slug,category_groups(id)')
    .eq('id', id)
    .single();
  expect(shown.data).toEqual({
    name: 'Late Snack',
    slug: 'late-snack',
    category_groups: [{ id: second }],
  });
  expect((await admin.client.from('categories').delete().eq('id', id)).status).toBe(204);
  expect((await items.select().eq('category_id', id)).data).toEqual([]);
});

test('creates, updates and deletes a group', async () => {
  const groups = admin.client.from('category_groups');
  const group = { name: 'Mood', description: '', sort_order: 99, is_active: true, slug: 'mood' };
  expect((await groups.insert(group)).status).toBe(201);
  const { data } = await groups
    .update({ name: 'Moods' })
    .eq('slug', 'mood')
    .select('id,name')
    .single();
  expect(data?.name).toBe('Moods');
  expect((await groups.delete().eq('id', data?.id)).status).toBe(204);
});

test('deactivates and activates several rows at once, visible to visitors', async () => {
  for (const table of ['categories', 'category_groups']) {
    const { data } = await admin.client.from(table).select('id').order('sort_order').limit(3);
    const ids = (data ?? []).map(({ id }) => id as string);
    const switchTo = (is_active: boolean) =>
      admin.client.from(table).update({ is_active }).in('id', ids);
    const visible = async () =>
      (await testApp.client().from(table).select('id').in('id', ids)).data?.length;
    expect((await switchTo(false)).status).toBe(204);
    expect(await visible()).toBe(0);
    expect((await switchTo(true)).status).toBe(204);
    expect(await visible()).toBe(3);
  }
});

test('a cook cannot change the catalogue', async () => {
  const inserted = await cook.client.from('categories').insert(category);
  expect([inserted.status, inserted.error?.code]).toEqual([403, '42501']);
  const [group] = await groupIds();
  await cook.client.from('category_groups').update({ name: 'Mine' }).eq('id', group);
  await cook.client.from('category_groups').delete().eq('id', group);
  const { data } = await admin.client
    .from('category_groups')
    .select('name')
    .eq('id', group)
    .single();
  expect(data?.name).not.toBe('Mine');
});

test('lists users with role, profile and credits', async () => {
  const roles = await admin.client.from('user_roles').select('user_id,role,created_at');
  const ids = (roles.data ?? []).map(({ user_id }) => user_id as string);
  expect(new Set(ids)).toEqual(new Set([admin.user.id, cook.user.id]));
  const profiles = await admin.client
    .from('profiles')
    .select('id,full_name,email,avatar_url')
    .in('id', ids);
  expect(profiles.data?.map(({ full_name }) => full_name).sort()).toEqual([
    'Anna Admin',
    'Carl Cook',
  ]);
  const credits = await admin.client.from('credits').select('user_id,balance').in('user_id', ids);
  expect(credits.data).toHaveLength(2);
  expect((await cook.client.from('user_roles').select('user_id')).data).toEqual([
    { user_id: cook.user.id },
  ]);
});

test("updates a user's role, credits and name", async () => {
  const { client } = admin;
  const { id } = cook.user;
  const now = new Date().toISOString();
  const credits = await client
    .from('credits')
    .update({ balance: 12, updated_at: now })
    .eq('user_id', id);
  expect([credits.status, credits.error]).toEqual([204, null]);
  const name = await client
    .from('profiles')
    .update({ full_name: 'Chef Carl', updated_at: now })
    .eq('id', id);
  expect(name.status).toBe(204);
  expect((await client.from('user_roles').update({ role: 'admin' }).eq('user_id', id)).status).toBe(
    204,
  );
  expect((await client.from('user_roles').update({ role: 'user' }).eq('user_id', id)).status).toBe(
    204,
  );
  const seen = await cook.client.from('credits').select('balance').eq('user_id', id).single();
  expect(seen.data).toEqual({ balance: 12 });
});

test('does not overwrite a balance that has changed concurrently', async () => {
  const { data } = await admin.client
    .from('credits')
    .update({ balance: 50 })
    .eq('user_id', cook.user.id)
    .eq('balance', 3)
    .select();
  expect(data).toEqual([]);
});

test('the last admin cannot be demoted', async () => {
  const { error, status } = await admin.client
    .from('user_roles')
    .update({ role: 'user' })
    .eq('user_id', admin.user.id);
  expect([status, error?.code]).toEqual([409, 'STADM']);
});
