import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';

let testApp: TestApp;
let admin: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  admin = await signUpConfirmed(testApp);
  await testApp.testDatabase.owner`
    update public.user_roles set role = 'admin' where user_id = ${admin.user.id}`;
});
afterAll(() => testApp.close());

async function groupIdOf(slug: string): Promise<string> {
  const { data, error } = await admin.client
    .from('category_groups')
    .select('id')
    .eq('slug', slug)
    .single();
  if (error) throw error;
  return data.id;
}

async function check(person: Person, body: object) {
  const { data, error } = await person.client.functions.invoke('check-category', { body });
  if (error) return { status: error.context.status, ...(await error.context.json()) };
  return data;
}

async function refusedIn(name: string, ...slugs: string[]) {
  const groupIds = await Promise.all(slugs.map(groupIdOf));
  return (await check(admin, { name, groupIds })).refused;
}

test('lists the checked groups in which the engine does not know the name', async () => {
  const names = await admin.client.from('category_groups').select('slug, name, constraint_label');
  const nameOf = (label: string) =>
    names.data?.find(({ constraint_label }) => constraint_label === label);
  const [diets, allergens, cuisine] = ['Dietary Constraints', 'Allergens', 'Cuisine'].map(nameOf);
  if (!diets || !allergens || !cuisine) throw new Error('The starting groups are missing.');
  expect(await refusedIn('Vegan', diets.slug)).toEqual([]);
  expect(await refusedIn('Moonlight', diets.slug, allergens.slug, cuisine.slug)).toEqual(
    expect.arrayContaining([
      { group: diets.name, because: 'unknown' },
      { group: allergens.name, because: 'unknown' },
    ]),
  );
  expect(await refusedIn('Moonlight', cuisine.slug)).toEqual([]);
});

test('refuses a restriction in a group that has no check', async () => {
  const { error } = await admin.client.rpc('save_category_group', {
    p_fields: { name: 'House rules', slug: 'house-rules' },
  });
  if (error) throw error;
  expect(await refusedIn('No pork', 'house-rules')).toEqual([
    { group: 'House rules', because: 'no-check' },
  ]);
  expect(await refusedIn('Cosy', 'house-rules')).toEqual([]);
});

test('answers 403 to non-admins and 400 to an invalid body', async () => {
  const cook = await signUpConfirmed(testApp);
  expect(await check(cook, { name: 'Vegan', groupIds: [] })).toMatchObject({ status: 403 });
  expect(await check(cook, {})).toMatchObject({ status: 403 });
  expect(await check(admin, { name: ' ', groupIds: [] })).toMatchObject({
    status: 400,
    code: 'bad_request',
  });
  expect(await check(admin, { name: 'Vegan', groupIds: ['x'] })).toMatchObject({ status: 400 });
});
