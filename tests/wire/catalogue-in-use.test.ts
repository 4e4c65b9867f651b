import { expect, test } from 'vitest';
import type { RemixChange } from '#contract/remix.ts';
import type { TestApp } from '../support/app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { goodAnswer } from '../support/scripted-model.ts';
import { generate, ledgerOf, thaiVegan, withScript } from './generate-scene.ts';
import { remix } from './remix-scene.ts';

// A category in use can be removed: recipes made with it stay unchanged, and a cook whose screen still shows it gets an error message.

const otherOil: RemixChange = { kind: 'swap', out: '2 tbsp olive oil', in: 'coconut oil' };
const withOtherOil = goodAnswer.replaceAll('olive oil', 'coconut oil');

async function makeAdmin(testApp: TestApp): Promise<Person> {
  const admin = await signUpConfirmed(testApp);
  await testApp.testDatabase.owner`
    update public.user_roles set role = 'admin' where user_id = ${admin.user.id}`;
  return admin;
}

/** Generates a recipe and saves it with its checks, as the web app does. */
async function makeAndSave(cook: Person): Promise<{ recipeId: string; generationId: string }> {
  const { data } = await generate(cook, thaiVegan);
  const { recipe, generationId } = data;
  const row = {
    ...{ user_id: cook.user.id, generation_id: generationId, categories: ['Thai', 'Vegan'] },
    ...{ name: recipe.title, ingredients: recipe.ingredients, servings: recipe.servings },
    procedure: recipe.instructions,
  };
  const saved = await cook.client.from('recipes').insert(row).select('id').single();
  if (saved.error) throw saved.error;
  return { recipeId: saved.data.id, generationId };
}

const vegan = (admin: Person) =>
  admin.client.from('categories').select('id, version').eq('slug', 'vegan').single();
const ways: [string, (admin: Person) => PromiseLike<{ error: unknown }>, string][] = [
  [
    'deleted',
    (admin) => admin.client.from('categories').delete().eq('slug', 'vegan'),
    "“Vegan” isn't available anymore. Please choose again.",
  ],
  [
    'renamed',
    async (admin) => {
      const { data } = await vegan(admin);
      const p_fields = { name: 'Wholly plants', slug: 'wholly-plants' };
      return admin.client.rpc('save_category', {
        p_id: data?.id,
        p_version: data?.version,
        p_fields,
      });
    },
    "“Vegan” isn't available anymore. Please choose again.",
  ],
  [
    'deactivated',
    (admin) => admin.client.from('categories').update({ is_active: false }).eq('slug', 'vegan'),
    "“Vegan” isn't available anymore. Please choose again.",
  ],
  [
    'deleted with its group',
    (admin) => admin.client.from('category_groups').delete().eq('slug', 'dietary-constraints'),
    "The preference group “dietary-constraints” isn't available anymore.",
  ],
];

test.for(ways)(
  'a category that is %s: its recipes keep their checks; new ones are refused',

  ([, change, words]) =>
    withScript([goodAnswer, withOtherOil], async (testApp, model) => {
      const [admin, cook] = [await makeAdmin(testApp), await signUpConfirmed(testApp)];
      await testApp.testDatabase
        .owner`update public.credits set balance = 3 where user_id = ${cook.user.id}`;
      const { recipeId, generationId } = await makeAndSave(cook);
      const asShown = async () =>
        [
          await testApp.client().from('recipes').select('*').eq('id', recipeId).single(),
          await testApp.client().rpc('get_recipes_with_ratings', { filter_recipe_id: recipeId }),
          await cook.client.from('generations').select('selections, result').eq('id', generationId),
        ].map(({ data, error }) => ({ data, error }));
      const before = await asShown();
      expect((await change(admin)).error).toBeNull();
      expect(await asShown()).toEqual(before);
      expect(before[0]?.data).toMatchObject({ categories: ['Thai', 'Vegan'] });
      expect(before[0]?.data.details.checks).toContainEqual(
        expect.objectContaining({ subject: 'Vegan', outcome: 'passed' }),
      );

      const { refusal } = await generate(cook, thaiVegan);
      expect(refusal).toMatchObject({ status: 422, code: 'cannot_honour', error: words });
      expect((await ledgerOf(testApp, cook)).balance).toBe(2);

      // A remix keeps the constraints of its base, even if the catalogue no longer offers them.
      const { data } = await remix(cook, { recipeId }, otherOil);
      expect(data.recipe.checks).toContainEqual(
        expect.objectContaining({ subject: 'Vegan', outcome: 'passed' }),
      );
      expect(model.asked.at(-1)?.prompt).toContain('Vegan');
    }),
);
