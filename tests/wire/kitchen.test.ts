import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLogger } from '#server/process/logger.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { createScriptedModel, goodAnswer } from '../support/scripted-model.ts';
import { generate } from './generate-scene.ts';
import { remix, save } from './remix-scene.ts';

const lines: string[] = [];
let testApp: TestApp;
let model: ReturnType<typeof createScriptedModel>;
beforeAll(async () => {
  // Silences the mail links that a real log prints for the operator.
  vi.spyOn(console, 'info').mockImplementation(() => {});
  model = createScriptedModel(Array.from({ length: 8 }, () => goodAnswer));
  const log = createLogger({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
  testApp = await createTestApp({ services: { log, models: model } });
});
afterAll(async () => {
  await testApp.close();
  vi.restoreAllMocks();
});
beforeEach(() => {
  lines.length = 0;
});

const celery = { label: 'Allergens', name: 'Celery' };
const lupin = { label: 'Allergens', name: 'Lupin' };
const tables = ['kitchens', 'kitchen_people', 'kitchen_choices'] as const;

const answerNever = ({ client }: Person, choices: object[]) =>
  client.rpc('answer_kitchen_questions', { p_answers: { never: { answer: 'these', choices } } });

/** Signs up a cook who never eats celery or lupin and has 9 credits. */
async function cookWithKitchen(name?: string): Promise<Person> {
  const cook = await signUpConfirmed(testApp, name === undefined ? {} : { name });
  const { error } = await answerNever(cook, [celery, lupin]);
  if (error) throw error;
  await testApp.testDatabase
    .owner`update public.credits set balance = 9 where user_id = ${cook.user.id}`;
  return cook;
}

describe('a kitchen, by the official client', () => {
  test('is read completely by its owner in one request', async () => {
    const { client } = await cookWithKitchen();
    const { data } = await client
      .from('kitchens')
      .select('units_answer, kitchen_people(never_answer, diet_answer, kitchen_choices(name))')
      .single();
    expect(data).toEqual({
      units_answer: null,
      kitchen_people: [
        {
          never_answer: 'these',
          diet_answer: null,
          kitchen_choices: [{ name: 'Celery' }, { name: 'Lupin' }],
        },
      ],
    });
  });

  test('is hidden from others, and its tables accept no direct write from any user', async () => {
    const cook = await cookWithKitchen();
    const [other, admin] = [await signUpConfirmed(testApp), await signUpConfirmed(testApp)];
    const { owner } = testApp.testDatabase;
    await owner`update public.user_roles set role = 'admin' where user_id = ${admin.user.id}`;
    for (const table of tables) {
      for (const { client } of [other, admin]) {
        expect(await client.from(table).select()).toMatchObject({ data: [], error: null });
      }
      const visitor = await testApp.client().from(table).select();
      expect(visitor).toMatchObject({ status: 401, error: { code: '42501' } });
    }
    for (const { client } of [cook, other, admin]) {
      const written = await client.from('kitchen_choices').delete().eq('name', 'Celery');
      expect(written).toMatchObject({ status: 403, error: { code: '42501' } });
    }
    await admin.client.from('kitchens').delete().eq('user_id', cook.user.id);
    expect((await cook.client.from('kitchen_choices').select()).data).toHaveLength(2);
    const asVisitor = await testApp.client().rpc('answer_kitchen_questions', { p_answers: {} });
    expect(asVisitor.error).toMatchObject({ code: '42501' });
  });

  test('is in the data export', async () => {
    const { client } = await cookWithKitchen();
    const { data } = await client.functions.invoke('export-my-data');
    const files = unzipSync(new Uint8Array(await (data as Blob).arrayBuffer()));
    const exported = JSON.parse(new TextDecoder().decode(files['data.json']));
    expect(exported.kitchen).toHaveLength(1);
    expect(exported.kitchenPeople).toMatchObject([{ never_answer: 'these' }]);
    expect(exported.kitchenChoices).toMatchObject([{ name: 'Celery' }, { name: 'Lupin' }]);
  });
});

describe('a food that the cook never eats', () => {
  const checked = (data: { recipe: { checks: { check: string; subject: string }[] } }) =>
    data.recipe.checks.filter(({ check }) => check === 'allergens').map(({ subject }) => subject);

  test('reaches the model as a ban without the cook’s name and is not logged', async () => {
    const cook = await cookWithKitchen('Persephone Quillfeather');
    const { refusal } = await generate(cook, { selections: { allergens: ['Celery', 'Lupin'] } });
    expect(refusal).toBeUndefined();
    const prompt = model.asked.at(-1)?.prompt ?? '';
    expect(prompt).toContain('Lupin');
    expect(prompt).not.toMatch(/Persephone|Quillfeather/);
    await answerNever(cook, [lupin, { label: 'Allergens', name: 'Moonfruit' }]);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => /celery|lupin|moonfruit|Persephone/i.test(line))).toEqual([]);
  });

  test('is still banned and checked for its cook after the catalogue drops it', async () => {
    const [cook, other] = [await cookWithKitchen(), await signUpConfirmed(testApp)];
    const { owner } = testApp.testDatabase;
    const [row] = await owner`
      update public.categories set is_active = false where name = 'Lupin' returning id`;
    const asked = { selections: { cuisine: ['Thai'], Allergens: ['Lupin'] } };
    const { data, refusal } = await generate(cook, asked);
    expect(refusal).toBeUndefined();
    expect(checked(data)).toEqual(['Lupin']);
    const again = await remix(
      cook,
      { generationId: data.generationId },
      {
        ...{ kind: 'wish', text: 'more garlic' },
      },
    );
    expect(checked(again.data)).toEqual(['Lupin']);
    for (const [person, selections] of [
      [other, asked.selections],
      [cook, { Avoid: ['Lupin'] }],
      [cook, { Allergens: ['Kiwi'] }],
      [cook, { Cuisine: ['Lupin'] }],
    ] as const) {
      const { refusal: refused } = await generate(person, { selections });
      expect(refused).toMatchObject({ status: 422, code: 'cannot_honour' });
    }
    await owner`update public.categories set is_active = true where id = ${row?.id}`;
  });

  test('stays out of a remix even if the base was never checked for it', async () => {
    const cook = await cookWithKitchen();
    const recipeId = await save(cook);
    const { data, refusal } = await generate(cook, {
      remix: { of: { recipeId }, change: { kind: 'wish', text: 'more garlic' } },
      selections: { allergens: ['Celery'] },
    });
    expect(refusal).toBeUndefined();
    expect(checked(data)).toEqual(['Celery']);
    expect(model.asked.at(-1)?.prompt).toContain('Allergens: Celery');
  });
});
