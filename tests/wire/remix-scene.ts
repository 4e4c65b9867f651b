import type { Remix, RemixChange } from '#contract/remix.ts';
import type { TestApp } from '../support/app.ts';
import type { Person } from '../support/people.ts';
import { generate } from './generate-scene.ts';

/** The recipe that these tests remix: the scripted model's answer is a change of it. */
export const lemonRice = {
  name: 'Lemon Rice with Peas',
  description: 'Bright, simple and filling.',
  ingredients: ['300 g basmati rice', '200 g peas', '1 lemon', '50 g butter', '1 tsp salt'],
  procedure: [
    'Boil the 300 g basmati rice with the salt for 12 minutes, and drain.',
    'Melt the 50 g butter, add the 200 g peas and cook for 3 minutes.',
    'Stir in the rice and the juice of the lemon.',
  ],
  prep_time: 10,
  cook_time: 15,
  servings: 4,
  difficulty: 'Easy',
};

/** Saves a recipe as its cook and returns its id. The given fields override those of the lemon rice. */
export async function save(person: Person, row: object = {}): Promise<string> {
  const { data, error } = await person.client
    .from('recipes')
    .insert({ user_id: person.user.id, ...lemonRice, ...row })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

/** Requests a remix as the web app does. */
export const remix = (person: Person, of: Remix['of'], change: RemixChange, key?: string) =>
  generate(person, { remix: { of, change } }, key);

/** Returns the stored `held` constraints of a generation's result. */
export async function heldOf(testApp: TestApp, generationId: string) {
  const [row] = await testApp.testDatabase.owner<{ held: object }[]>`
    select result -> 'held' as held from public.generations where id = ${generationId}`;
  return row?.held;
}

export const vegan: RemixChange = {
  kind: 'diet',
  groupSlug: 'dietary-constraints',
  name: 'Vegan',
};
export const oilForButter: RemixChange = { kind: 'swap', out: '50 g butter', in: 'olive oil' };
