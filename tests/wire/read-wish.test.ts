import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';

let testApp: TestApp;
let cook: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  cook = await signUpConfirmed(testApp);
});
afterAll(() => testApp.close());

async function read(person: Pick<Person, 'client'>, body: object) {
  const { data, error } = await person.client.functions.invoke('read-wish', { body });
  if (error) return { status: error.context.status, ...(await error.context.json()) };
  return data;
}

test('returns the recognized parts with their positions and the unknown words', async () => {
  const wish = 'zorgle for 6, no peanuts, half a cabbage';
  const { parts, unknown } = await read(cook, { wish });
  const said = parts.map(({ kind, label, from, to }: Record<string, string | number>) => [
    kind,
    label,
    wish.slice(Number(from), Number(to)),
  ]);
  expect(said).toEqual([
    ['servings', 'For 6', 'for 6'],
    ['restriction', 'Leaves out: peanuts', 'no peanuts'],
    ['use-up', 'To use up: half a cabbage', 'half a cabbage'],
  ]);
  expect(unknown).toEqual(['zorgle']);
});

test('charges no credits and starts no generation', async () => {
  const state = async () => {
    const rows = await testApp.testDatabase.owner`
      select (select balance from public.credits where user_id = ${cook.user.id}) as balance,
        (select count(*)::int from public.generations where user_id = ${cook.user.id}) as begun`;
    return rows[0];
  };
  const before = await state();
  await read(cook, { wish: 'quick pasta for two' });
  expect(await state()).toEqual(before);
});

test('requires a signed-in user and refuses malformed wishes', async () => {
  expect(await read({ client: testApp.client() }, { wish: 'soup' })).toMatchObject({
    status: 401,
    code: 'signed_out',
  });
  for (const body of [{}, { wish: 4 }, { wish: 'x'.repeat(501) }, { wish: 'a\0b' }]) {
    expect(await read(cook, body)).toMatchObject({ status: 400, code: 'bad_request' });
  }
  expect(await read(cook, { wish: '' })).toEqual({ parts: [], unknown: [] });
});
