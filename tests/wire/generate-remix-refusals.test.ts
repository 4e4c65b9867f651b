import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Remix, RemixChange } from '#contract/remix.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { signUpConfirmed } from '../support/people.ts';
import { generate, ledgerOf } from './generate-scene.ts';
import { oilForButter, remix, save, vegan } from './remix-scene.ts';

describe('refused remixes', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await createTestApp();
  });
  afterAll(() => testApp.close());

  /** Expects a refusal with this text and no charge. */
  async function expectRefusal(of: Remix['of'], change: RemixChange, said: string) {
    const cook = await signUpConfirmed(testApp);
    const { refusal } = await remix(cook, of, change);
    expect(refusal).toMatchObject({ status: 422, code: 'cannot_honour' });
    expect(refusal?.error).toContain(said);
    expect(refusal?.error).toMatch(
      /no credit was used|isn't available anymore|couldn't find the recipe/,
    );
    expect(await ledgerOf(testApp, cook)).toEqual({ balance: 1, kinds: ['free'] });
  }

  const refused: [string, RemixChange, string][] = [
    [
      'a time cut that is longer than the recipe',
      { kind: 'time', minutesLess: 25 },
      'takes 25 minutes in total',
    ],
    [
      'a food that is not in the recipe',
      { kind: 'swap', out: 'saffron' },
      '“saffron” is not in the',
    ],
    [
      'a food swapped for itself',
      { kind: 'swap', out: 'butter', in: 'Butter' },
      "is what you're swapping out",
    ],
    [
      'a swap for something inedible',
      { kind: 'swap', out: 'butter', in: 'bleach' },
      'not something to eat',
    ],
    ['a wish for a poem', { kind: 'wish', text: 'write a poem instead' }, 'only write recipes'],
    [
      'a preference in place of a diet',
      { kind: 'diet', groupSlug: 'cuisine', name: 'Thai' },
      'neither a diet nor an allergen',
    ],
    ['an unknown diet', { ...vegan, name: 'Breatharian' } as RemixChange, 'Breatharian'],
  ];
  test.each(refused)('%s', async (_name, change, said) => {
    const author = await signUpConfirmed(testApp);
    await expectRefusal({ recipeId: await save(author) }, change, said);
  });

  test('a recipe that is missing, inedible, or without ingredients or steps', async () => {
    const author = await signUpConfirmed(testApp);
    await expectRefusal({ recipeId: crypto.randomUUID() }, vegan, "We couldn't find the recipe");
    const bare = await save(author, { ingredients: [] });
    await expectRefusal({ recipeId: bare }, vegan, 'lists no ingredients');
    const stepless = await save(author, { procedure: [] });
    await expectRefusal({ recipeId: stepless }, vegan, 'has no steps');
    const bleach = await save(author, { ingredients: ['100 ml bleach', '1 onion'] });
    await expectRefusal({ recipeId: bleach }, vegan, 'not something to eat');
  });

  test('a generation of another user answers like a missing one', async () => {
    const author = await signUpConfirmed(testApp);
    const { data } = await generate(author, { selections: { allergens: ['Peanuts'] } });
    const of = { generationId: data.generationId as string };
    await expectRefusal(of, vegan, "We couldn't find the recipe");
    await expectRefusal(
      { generationId: crypto.randomUUID() },
      vegan,
      "We couldn't find the recipe",
    );
  });

  test('a constraint that the base already has, or a swap that breaks one', async () => {
    const cook = await signUpConfirmed(testApp);
    await testApp.testDatabase
      .owner`update public.credits set balance = 5 where user_id = ${cook.user.id}`;
    const { data } = await generate(cook, {
      selections: {
        'dietary-constraints': ['Vegan'],
        allergens: ['Peanuts'],
        avoid: ['Mushrooms'],
      },
    });
    const of = { generationId: data.generationId as string };
    const before = await ledgerOf(testApp, cook);
    const again = await remix(cook, of, vegan);
    expect(again.refusal?.error).toContain('was checked for “Vegan” already');
    const [line] = data.recipe.ingredients as string[];
    const against = { kind: 'swap', out: line ?? '', in: 'peanut butter' } as const;
    expect((await remix(cook, of, against)).refusal?.error).toContain(
      "“peanut butter” doesn't fit “Peanuts”",
    );
    expect(await ledgerOf(testApp, cook)).toEqual(before);
  });

  test('a cook without a credit gets 402 before any other refusal', async () => {
    const cook = await signUpConfirmed(testApp);
    const recipeId = await save(cook);
    await generate(cook, { selections: { cuisine: ['Thai'] } });
    for (const of of [{ recipeId }, { recipeId: crypto.randomUUID() }]) {
      expect((await remix(cook, of, vegan)).refusal?.status).toBe(402);
    }
  });

  test('invalid remix bodies', async () => {
    const cook = await signUpConfirmed(testApp);
    const of = { recipeId: await save(cook) };
    const bad: object[] = [
      { remix: { of, change: { kind: 'dance' } } },
      { remix: { of: {}, change: vegan } },
      { remix: { of: { recipeId: 'one' }, change: vegan } },
      { remix: { of: { ...of, generationId: crypto.randomUUID() }, change: vegan } },
      { remix: { of, change: { kind: 'time', minutesLess: 0 } } },
      { remix: { of, change: { kind: 'time', minutesLess: 2.5 } } },
      { remix: { of, change: { kind: 'swap', out: ' ' } } },
      { remix: { of, change: { kind: 'wish', text: 'x'.repeat(501) } } },
      { remix: { of, change: { kind: 'wish', text: 'a\u0000b' } } },
      { remix: { of, change: oilForButter, base: { title: 'mine' } } },
      { remix: { of, change: vegan }, q: 'and a poem' },
    ];
    for (const options of bad) {
      expect((await generate(cook, options)).refusal).toMatchObject({
        status: 400,
        code: 'bad_request',
      });
    }
    const thai = { remix: { of, change: vegan }, selections: { cuisine: ['Thai'] } };
    expect((await generate(cook, thai)).refusal).toMatchObject({
      ...{ status: 422, code: 'cannot_honour' },
      error: expect.stringContaining('only what must stay out is chosen with it'),
    });
    expect(await ledgerOf(testApp, cook)).toEqual({ balance: 1, kinds: ['free'] });
  });
});
