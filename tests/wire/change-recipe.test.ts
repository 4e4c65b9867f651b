import { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecipeChange } from '#contract/recipe-change.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { lemonRice, save } from './remix-scene.ts';

const passed = (check: string, subject: string) => ({
  ...{ check, subject, outcome: 'passed', findings: [] },
});
const { name, description, ingredients, procedure } = lemonRice;
const made = {
  title: name,
  description,
  ingredients: ingredients.with(3, '50 ml olive oil'),
  instructions: procedure.with(
    1,
    'Warm the 50 ml olive oil, add the 200 g peas and cook for 3 minutes.',
  ),
  prepTimeMinutes: 10,
  cookTimeMinutes: 15,
  servings: 4,
  difficulty: 'Easy',
  tips: ['Rinse the rice.'],
  photoPrompt: '',
  nutrition: null,
  checks: [
    passed('dietary', 'Vegan'),
    passed('allergens', 'Milk'),
    passed('dietary', 'Low-Sodium'),
    passed('limits', 'Low-Sodium'),
  ],
  notes: [],
  cookNotes: ['No Persian dish of ours fits.'],
};

let testApp: TestApp;
let cook: Person;
let recipeId: string;

beforeAll(async () => {
  testApp = await createTestApp();
  cook = await signUpConfirmed(testApp);
  const { owner } = testApp.testDatabase;
  const [generation] = await owner<{ id: string }[]>`
    select id from private.begin_generation(${cook.user.id}, 'key', '{}', 'p', 'chef:house-chef')`;
  const id = generation?.id ?? '';
  await owner`select private.complete_generation(${id}, ${owner.json({ recipe: made } as never)}, null, null, null)`;
  recipeId = await save(cook, {
    ingredients: made.ingredients,
    procedure: made.instructions,
    generation_id: id,
  });
});
afterAll(() => testApp.close());

async function change(person: Person, wanted: Partial<RecipeChange>) {
  const { ingredients: lines, instructions } = made;
  const { data: row } = await cook.client
    .from('recipes')
    .select('ingredients, procedure')
    .eq('id', recipeId)
    .single();
  const seen = { ingredients: row?.ingredients, instructions: row?.procedure };
  const body = { recipeId, ingredients: lines, instructions, seen, ...wanted };
  const { data, error } = await person.client.functions.invoke('change-recipe', { body });
  if (!(error instanceof FunctionsHttpError)) return { data };
  const response = error.context as Response;
  return { status: response.status, code: ((await response.json()) as { code: string }).code };
}

async function stored() {
  const { data } = await cook.client
    .from('recipes')
    .select('ingredients, details')
    .eq('id', recipeId)
    .single();
  return data as { ingredients: string[]; details: Record<string, unknown> | null };
}

describe('a changed line', () => {
  test('is saved with the claims that still hold, and nutrition is recalculated', async () => {
    const lines = made.ingredients.with(1, '300 g peas');
    const { data } = await change(cook, { ingredients: lines });
    expect(data).toEqual({ saved: true, breaches: [] });
    const { ingredients: kept, details } = await stored();
    expect(kept).toEqual(lines);
    expect(details).toMatchObject({
      changed: { ingredients: [1], instructions: [] },
      nutrition: { energyKcal: expect.any(Number) },
      tips: made.tips,
      provenance: { model: 'chef:house-chef' },
    });
    expect(details?.checks).toContainEqual(
      expect.objectContaining({ subject: 'Vegan', outcome: 'passed' }),
    );
    expect(details).not.toHaveProperty('cookNotes');
  });

  test('that breaks a claim is saved only once accepted, without the claim', async () => {
    const lines = made.ingredients.with(3, '50 g butter');
    const instructions = procedure;
    const before = await stored();
    const { data } = await change(cook, { ingredients: lines, instructions });
    expect(data?.saved).toBe(false);
    expect(data?.breaches).toContainEqual({
      subject: 'Vegan',
      lines: expect.arrayContaining(['50 g butter']),
    });
    expect(await stored()).toEqual(before);
    const accepted = await change(cook, {
      ingredients: lines,
      instructions,
      acceptsBreaches: true,
    });
    expect(accepted.data?.saved).toBe(true);
    const { details } = await stored();
    expect(JSON.stringify(details?.checks)).not.toMatch(/Vegan|Milk/);
    // Without the butter the recipe is as it was and gets the claim back.
    await change(cook, {});
    expect(JSON.stringify((await stored()).details?.checks)).toMatch(/Vegan/);
  });

  test('is refused for other users and visitors', async () => {
    const before = await stored();
    const other = await signUpConfirmed(testApp);
    const lines = ['1 kg salt'];
    expect(await change(other, { ingredients: lines })).toEqual({
      status: 404,
      code: 'recipe_not_found',
    });
    const visitor = await testApp.client().functions.invoke('change-recipe', {
      body: {
        ...{ recipeId, ingredients: lines, instructions: lines },
        seen: { ingredients: lines, instructions: lines },
      },
    });
    expect((visitor.error as FunctionsHttpError).context.status).toBe(401);
    expect(await stored()).toEqual(before);
  });

  test('that makes a serving too salty removes the whole Low-Sodium claim', async () => {
    const lines = made.ingredients.with(4, '60 g salt');
    const refused = await change(cook, { ingredients: lines });
    expect(refused.data?.breaches.map(({ subject }: { subject: string }) => subject)).toEqual([
      'Low-Sodium',
    ]);
    await change(cook, { ingredients: lines, acceptsBreaches: true });
    expect(JSON.stringify((await stored()).details?.checks)).not.toMatch(/Low-Sodium/);
    await change(cook, {});
    expect(JSON.stringify((await stored()).details?.checks)).toMatch(/Low-Sodium/);
  });

  test('does not overwrite a change made elsewhere since the owner loaded it', async () => {
    const before = await stored();
    const seen = { ingredients: ['1 egg'], instructions: ['Boil it.'] };
    expect(await change(cook, { seen })).toEqual({ status: 409, code: 'recipe_changed' });
    expect(await stored()).toEqual(before);
  });

  test('is refused when it is blank, missing or too long', async () => {
    const long = Array.from({ length: 20 }, () => 'x'.repeat(1900));
    expect(await change(cook, { instructions: long })).toMatchObject({ status: 400 });
    for (const lines of [[], ['  '], ['x'.repeat(501)]]) {
      expect(await change(cook, { ingredients: lines })).toMatchObject({ status: 400 });
    }
  });
});

test('a change to an imported recipe, which has no claims, is saved and recorded', async () => {
  const imported = await save(cook);
  const body = {
    recipeId: imported,
    ingredients: ingredients.with(4, '2 tsp salt'),
    instructions: procedure,
    seen: { ingredients, instructions: procedure },
  };
  const { data } = await cook.client.functions.invoke('change-recipe', { body });
  expect(data).toEqual({ saved: true, breaches: [] });
  const row = await cook.client.from('recipes').select('details').eq('id', imported).single();
  expect(row.data?.details).toMatchObject({ changed: { ingredients: [4] } });
});
