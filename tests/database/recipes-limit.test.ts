import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';

const most = 20_000;

let testApp: TestApp;
let cook: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  cook = await signUpConfirmed(testApp);
  // Fills up to one below the limit as the database owner, whose inserts are not counted.
  await testApp.testDatabase.owner`
    insert into public.recipes (user_id, name)
    select ${cook.user.id}, 'Recipe ' || n
      from generate_series(1, ${most - 1}) n`;
});
afterAll(() => testApp.close());

const recipe = (name: string) => ({ user_id: cook.user.id, name });

test('a cook can keep 20,000 recipes; a further insert is rejected as a whole', async () => {
  const last = await cook.client.from('recipes').insert(recipe('The last'));
  expect(last.error).toBeNull();
  const further = await cook.client
    .from('recipes')
    .insert([recipe('One more'), recipe('Two more')]);
  expect([further.status, further.error]).toMatchObject([
    403,
    { code: 'STFUL', message: 'You can keep up to 20000 recipes. Please delete some first.' },
  ]);
  const { count } = await cook.client.from('recipes').select('id', { count: 'exact', head: true });
  expect(count).toBe(most);
  const other = await signUpConfirmed(testApp);
  const theirs = await other.client
    .from('recipes')
    .insert({ ...recipe('Mine'), user_id: other.user.id });
  expect(theirs.error).toBeNull();
  const removed = await cook.client.from('recipes').delete().eq('name', 'The last');
  expect(removed.error).toBeNull();
  expect((await cook.client.from('recipes').insert(recipe('Again'))).error).toBeNull();
});
