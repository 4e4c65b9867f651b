import type { Remix, RemixChange } from '#contract/remix.ts';
import type { TestApp } from '../support/app.ts';
import type { Person } from '../support/people.ts';
import { generate } from './generate-scene.ts';

/** The base of these tests: what the scripted model's answer would be changed from. */
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

/** Saves a recipe as its cook does; what is given goes before the lemon rice. */
export async function save(person: Person, row: object = {}): Promise<string> {
  const { data, error } = await person.client
    .from('recipes')
    .insert({ user_id: person.user.id, ...lemonRice, ...row })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

/** Asks for a remix, as the web app does. */
export const remix = (person: Person, of: Remix['of'], change: RemixChange, key?: string) =>
  generate(person, { remix: { of, change } }, key);

/** What a remix is held to, as it is kept. */
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
