import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remixedSchema } from '#contract/remix.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { generate, ledgerOf } from './generate-scene.ts';
import { remix, save, vegan } from './remix-scene.ts';

type Made = { title: string; ingredients: string[]; instructions: string[]; servings: number };

/** Asks for one dish by name. Remixes of other dishes are tested in chef/remixing. */
const butterChicken = { selections: { cuisine: ['Indian'] }, q: 'butter chicken' };

describe('a remix by the built-in chef', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await createTestApp();
  });
  afterAll(() => testApp.close());

  async function cookWithCredits(): Promise<Person> {
    const cook = await signUpConfirmed(testApp);
    await testApp.testDatabase
      .owner`update public.credits set balance = 5 where user_id = ${cook.user.id}`;
    return cook;
  }
  const kept = (one: Made, other: Made) =>
    one.ingredients.filter((line) => other.ingredients.includes(line)).length;

  test('makes the cook’s own generation vegan and keeps the rest', async () => {
    const cook = await cookWithCredits();
    const { data: first } = await generate(cook, butterChicken);
    const base: Made = first.recipe;
    const { data } = await remix(cook, { generationId: first.generationId }, vegan);
    const made: Made = data.recipe;
    expect(remixedSchema.parse(data).base).toMatchObject({
      title: base.title,
      ingredients: base.ingredients,
      imageUrl: first.imageUrl,
    });
    expect(data.recipe.checks).toContainEqual(
      expect.objectContaining({ subject: 'Vegan', outcome: 'passed' }),
    );
    expect(made.servings).toBe(base.servings);
    expect(kept(base, made)).toBeGreaterThanOrEqual(3);
    expect((await ledgerOf(testApp, cook)).balance).toBe(3);
  });

  test('swaps one food in a saved recipe of another cook', async () => {
    const author = await cookWithCredits();
    const { data: first } = await generate(author, butterChicken);
    const { title, ingredients, instructions, servings }: Made = first.recipe;
    const recipeId = await save(author, {
      ...{ name: title, ingredients, procedure: instructions, servings },
      generation_id: first.generationId,
    });
    const chicken = ingredients.find((line) => /chicken/i.test(line)) ?? '';
    const cook = await cookWithCredits();
    const change = { kind: 'swap', out: chicken, in: 'tofu' } as const;
    const { data, refusal } = await remix(cook, { recipeId }, change);
    expect(refusal, `${title}: ${chicken}`).toBeUndefined();
    const made: Made = data.recipe;
    expect(made.ingredients.join('\n')).toContain('tofu');
    expect(JSON.stringify([made.title, made.ingredients, made.instructions])).not.toMatch(
      /chicken/i,
    );
    // Counts only identical lines: amounts may change to fit the new food.
    expect(kept(first.recipe, made)).toBeGreaterThanOrEqual(3);
  });

  test('explains a refusal and charges nothing', async () => {
    const cook = await signUpConfirmed(testApp);
    const recipeId = await save(cook);
    const strange = { kind: 'swap', out: 'butter', in: 'moonfruit' } as const;
    const sung = { kind: 'wish', text: 'make it sing' } as const;
    for (const [change, said] of [
      [strange, 'don’t know the ingredient “moonfruit”'],
      [sung, "We didn't understand that."],
    ] as const) {
      expect((await remix(cook, { recipeId }, change)).refusal).toMatchObject({
        status: 422,
        code: 'cannot_honour',
        error: expect.stringContaining(said),
      });
    }
    expect(await ledgerOf(testApp, cook)).toEqual({ balance: 1, kinds: ['free'] });
  });
});
