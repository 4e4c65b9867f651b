import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxDraws } from '#contract/random-draws.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';

let testApp: TestApp;
let cook: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  cook = await signUpConfirmed(testApp);
});
afterAll(() => testApp.close());

async function judge(person: Pick<Person, 'client'>, asked: object) {
  const body = { wish: '', ...asked };
  const { data, error } = await person.client.functions.invoke('judge-draws', { body });
  if (error) return { status: error.context.status, ...(await error.context.json()) };
  return data;
}

const poachedDrink = {
  ...{ Course: ['Drink'], Cuisine: ['Ethiopian'], Techniques: ['Poaching'] },
  ...{ 'Prefer Using': ['Salmon', 'Broccoli'], Plating: ['Bento Box'], Style: ['One Pot'] },
};
const minestrone = { Course: ['Soup'], Cuisine: ['Italian'] };

test('returns the first draw that a recipe keeps whole', async () => {
  expect(await judge(cook, { draws: [poachedDrink, minestrone, { Course: ['Soup'] }] })).toEqual({
    best: 1,
  });
  expect(await judge(cook, { draws: [minestrone, poachedDrink] })).toEqual({ best: 0 });
});

test('returns the draw of which a recipe keeps most when none is kept whole', async () => {
  const single = { Course: ['Drink'], Techniques: ['Poaching'] };
  expect(await judge(cook, { draws: [poachedDrink, single] })).toEqual({ best: 1 });
});

test('judges the draws together with the words in the text field', async () => {
  const vegan = { Course: ['Dinner'], 'Dietary Constraints': ['Vegan'] };
  const plain = { Course: ['Dinner'] };
  expect(await judge(cook, { draws: [vegan, plain], wish: 'beef wellington' })).toEqual({
    best: 1,
  });
});

test('charges no credits and starts no generation', async () => {
  const state = async () => {
    const rows = await testApp.testDatabase.owner`
      select (select balance from public.credits where user_id = ${cook.user.id}) as balance,
        (select count(*)::int from public.generations where user_id = ${cook.user.id}) as begun`;
    return rows[0];
  };
  const before = await state();
  await judge(cook, { draws: [minestrone] });
  expect(await state()).toEqual(before);
});

test('requires a signed-in user and refuses malformed draws', async () => {
  expect(await judge({ client: testApp.client() }, { draws: [minestrone] })).toMatchObject({
    status: 401,
    code: 'signed_out',
  });
  const tooMany = Array.from({ length: maxDraws + 1 }, () => minestrone);
  for (const body of [
    {},
    { draws: [] },
    { draws: tooMany },
    { draws: [{ Mood: ['happy'] }] },
    { draws: [{ Course: 'Soup' }] },
    { draws: [{ Course: [''] }] },
    { draws: [minestrone], wish: 4 },
  ]) {
    expect(await judge(cook, body), JSON.stringify(body)).toMatchObject({
      status: 400,
      code: 'bad_request',
    });
  }
});
