import { describe, expect, test } from 'vitest';
import { notices } from '#contract/notices.ts';
import { remixedSchema } from '#contract/remix.ts';
import { signUpConfirmed } from '../support/people.ts';
import { goodAnswer } from '../support/scripted-model.ts';
import { generate, ledgerOf, thaiVegan, withScript } from './generate-scene.ts';
import { heldOf, lemonRice, oilForButter, remix, save, vegan } from './remix-scene.ts';

const withButter = goodAnswer.replace('- 2 tbsp olive oil', '- 50 g butter');

describe('a remix by a model', () => {
  test('of another cook’s saved recipe returns and stores its base', () =>
    withScript([goodAnswer], async (testApp, model) => {
      const author = await signUpConfirmed(testApp);
      const cook = await signUpConfirmed(testApp);
      const recipeId = await save(author);
      const { data } = await remix(cook, { recipeId }, vegan);
      const said = remixedSchema.parse(data);
      expect(said.remix).toEqual({ of: { recipeId }, change: vegan });
      expect(said.base).toMatchObject({
        title: lemonRice.name,
        ingredients: lemonRice.ingredients,
        instructions: lemonRice.procedure,
        prepTimeMinutes: 10,
        cookTimeMinutes: 15,
        nutrition: { energyKcal: expect.any(Number) },
      });
      expect(data.recipe.checks).toContainEqual(
        expect.objectContaining({ subject: 'Vegan', outcome: 'passed' }),
      );
      expect(await ledgerOf(testApp, cook)).toEqual({ balance: 0, kinds: ['free', 'generation'] });
      const kept = await cook.client.from('generations').select('selections, result').single();
      expect(remixedSchema.parse(kept.data?.result)).toEqual(said);
      expect(kept.data?.selections.remix).toEqual(said.remix);
      const prompt = model.asked[0]?.prompt ?? '';
      expect(prompt).toContain('- "50 g butter"');
      expect(prompt).toContain('Dietary Constraints: Vegan');
      expect(prompt).toContain('Servings: 4; prep 10 minutes; cook 15 minutes');
    }));

  test('is repaired if it keeps the swapped-out food, and refused if it still does', () =>
    withScript([withButter, goodAnswer, withButter], async (testApp, model) => {
      const cook = await signUpConfirmed(testApp);
      await testApp.testDatabase
        .owner`update public.credits set balance = 5 where user_id = ${cook.user.id}`;
      const recipeId = await save(cook);
      const { data } = await remix(cook, { recipeId }, oilForButter);
      expect(model.asked[0]?.prompt).toContain('Take out "butter" wholly');
      expect(model.asked[1]?.prompt).toContain('Replace “butter” on the list');
      expect(data.recipe.checks).toContainEqual(
        expect.objectContaining({ check: 'avoid', subject: 'butter', outcome: 'passed' }),
      );
      expect(data.recipe.checks).toContainEqual(
        expect.objectContaining({ subject: 'With olive oil', outcome: 'passed' }),
      );
      const { refusal } = await remix(cook, { recipeId }, oilForButter);
      expect(refusal).toMatchObject({ status: 502, code: 'check_failed' });
      expect((await ledgerOf(testApp, cook)).kinds.at(-1)).toBe('generation_refund');
    }));

  test('sends the time limit to the model and adds a note when it is exceeded', () =>
    withScript([goodAnswer], async (testApp, model) => {
      const cook = await signUpConfirmed(testApp);
      const recipeId = await save(cook);
      const { data } = await remix(cook, { recipeId }, { kind: 'time', minutesLess: 2 });
      expect(model.asked[0]?.prompt).toContain('at most 23 minutes in all');
      expect(model.asked).toHaveLength(2);
      expect(data.recipe.cookNotes).toContain(
        'Time target: Preparing and cooking 25 minutes; asked for: at most 23 minutes.',
      );
    }));

  test('of a remix keeps the earlier constraints and bans the swapped-out food', () =>
    withScript([goodAnswer], async (testApp) => {
      const cook = await signUpConfirmed(testApp);
      await testApp.testDatabase
        .owner`update public.credits set balance = 5 where user_id = ${cook.user.id}`;
      const { data: first } = await generate(cook, {
        selections: { cuisine: ['Thai'], allergens: ['Peanuts'], 'meal-type': ['Dinner'] },
        q: 'no coriander please',
      });
      const of = { generationId: first.generationId as string };
      const { data: second } = await remix(cook, of, vegan);
      expect(await heldOf(testApp, second.generationId)).toEqual({
        Cuisine: ['Thai'],
        Course: ['Dinner'],
        Allergens: ['Peanuts'],
        Avoid: ['coriander'],
        'Dietary Constraints': ['Vegan'],
      });
      const { data: third } = await remix(
        cook,
        { generationId: second.generationId },
        { kind: 'swap', out: '200 g peas', in: 'basmati rice' },
      );
      // The scripted answer still has peas, which are banned because they were swapped out.
      expect(third).toBeUndefined();
      const { data: fourth } = await remix(
        cook,
        { generationId: second.generationId },
        { kind: 'wish', text: 'a little more lemon' },
      );
      expect(await heldOf(testApp, fourth.generationId)).toEqual(
        await heldOf(testApp, second.generationId),
      );
    }));

  test('is replayed for the same key, also on a double click; changes need a new key', () =>
    withScript(
      [goodAnswer],
      async (testApp, model) => {
        const cook = await signUpConfirmed(testApp);
        const recipeId = await save(cook);
        const first = remix(cook, { recipeId }, vegan, 'one-click');
        while (model.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
        const second = remix(cook, { recipeId }, vegan, 'one-click');
        const other = await remix(cook, { recipeId }, oilForButter);
        expect(other.refusal).toMatchObject({ status: 409, title: notices.pleaseWait.title });
        model.release();
        expect((await second).data).toEqual((await first).data);
        // The replay still works after the base is deleted.
        await cook.client.from('recipes').delete().eq('id', recipeId);
        expect((await remix(cook, { recipeId }, vegan, 'one-click')).data).toEqual(
          (await first).data,
        );
        for (const change of [oilForButter, { ...vegan, name: 'Keto' }]) {
          expect((await remix(cook, { recipeId }, change, 'one-click')).refusal).toMatchObject({
            status: 422,
            code: 'idempotency_key_reused',
          });
        }
        const plain = await generate(cook, thaiVegan, 'one-click');
        expect(plain.refusal?.code).toBe('idempotency_key_reused');
        expect(model.asked).toHaveLength(1);
        expect((await ledgerOf(testApp, cook)).kinds).toEqual(['free', 'generation']);
      },
      { held: true },
    ));

  test('is saved with its own checks and claims and nothing of its base', () =>
    withScript([goodAnswer], async (testApp) => {
      const cook = await signUpConfirmed(testApp);
      const { data } = await remix(cook, { recipeId: await save(cook) }, vegan);
      const { recipe } = data;
      const row = {
        name: recipe.title,
        ingredients: recipe.ingredients,
        procedure: recipe.instructions,
        servings: recipe.servings,
        generation_id: data.generationId,
      };
      const id = await save(cook, row);
      const saved = await cook.client.from('recipes').select('details').eq('id', id).single();
      expect(saved.data?.details.checks).toEqual(recipe.checks);
      expect(JSON.stringify(saved.data?.details)).not.toContain('50 g butter');
    }));
});
