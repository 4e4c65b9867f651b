import { expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { understand } from '../selections/understand.ts';
import { judge } from './judge.ts';

/** Returns the words in the recipe that break the selections. */
function found(selections: Selections, title: string, ingredients: string[], steps: string[]) {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error('not understood');
  const recipe = { title, description: '', ingredients, instructions: steps, tips: [] };
  return judge(recipe, understood.requirements.bans).flatMap(({ broken }) =>
    broken.map(({ match }) => match.toLowerCase()),
  );
}

const glutenFree: Selections = { 'Dietary Constraints': ['Gluten-Free'] };
const yuleLog = ['4 eggs', '60 g cornflour', '100 g sugar', '200 g chestnut purée'];

test('a sponge that a recipe unrolls is its own where a step makes it', () => {
  const unrolls = 'Unroll the sponge and spread the purée.';
  const log = ['Bake the sponge and roll it up.', unrolls];
  expect(found(glutenFree, 'Chocolate Yule Log', yuleLog, log)).toEqual([]);
  expect(found(glutenFree, 'Chestnut Trifle', yuleLog, [unrolls])).toContain('sponge');
  const pastry = ['Bake the eggs.', 'Unroll the puff pastry and spread the purée.'];
  expect(found(glutenFree, 'Chestnut Slices', yuleLog, pastry)).not.toEqual([]);
});

test('a jam that is put into a jam is bought; one that is tested or filled into jars is not', () => {
  const sugar: Selections = { Avoid: ['Added Sugar'] };
  const jam = (...steps: string[]) =>
    found(sugar, 'Strawberry Chia Jam', ['400 g strawberries', '40 g chia seeds'], steps);
  expect(jam('Boil the strawberries and chia seeds.', 'Fill the jam into jars.')).toEqual([]);
  expect(jam('Boil it all.', 'Put 1 tsp jam on a cold plate: it wrinkles.')).toEqual([]);
  expect(jam('Boil it all.', 'Pour 200 ml jam into each jar.')).toEqual([]);
  expect(jam('Boil it all.', 'Stir in 750 g strawberry jam.')).toContain('strawberry jam');
});

test('a food behind an adjective of light is no colour', () => {
  const list = ['200 g rice', '10 g dill', '1 tsp cinnamon'];
  const vegan: Selections = { 'Dietary Constraints': ['Vegan'], Allergens: ['Mustard'] };
  expect(found(vegan, 'Rice', list, ['Toss with the cinnamon and golden honey.'])).toEqual([
    'honey',
  ]);
  expect(found(vegan, 'Rice', list, ['Mix the dill and bright mustard.'])).toEqual(['mustard']);
  expect(found(vegan, 'Rice', list, ['Work it into 8 fat sausages and fry them.'])).toContain(
    'sausages',
  );
});

test('a kimchi is made where a paste is smeared over its leaves, and the porridge in it where a step cooks it', () => {
  const vegan: Selections = { 'Dietary Constraints': ['Vegan'], Allergens: ['Gluten'] };
  const list = ['2 kg napa cabbage', '150 g salt', '30 g rice flour', '80 g Korean chilli flakes'];
  const cooked = 'Whisk the rice flour into the liquid and cook until it thickens.';
  const smeared = 'Stir to a red paste and smear it over every leaf of the napa cabbage.';
  const porridge = 'Let this porridge cool and stir in the Korean chilli flakes.';
  expect(found(vegan, 'Napa Cabbage Kimchi', list, [cooked, porridge, smeared])).toEqual([]);
  const fried = 'Fry the napa cabbage with the Korean chilli flakes.';
  expect(found(vegan, 'Cabbage with Kimchi', list, [fried])).toContain('kimchi');
  expect(found(vegan, 'Fried Cabbage', list, [fried, 'Serve with kimchi.'])).toContain('kimchi');
  const brushed = 'Brush the oil over each napa cabbage quarter and roast.';
  const rice = 'Fry the rice with the kimchi and the Korean chilli flakes.';
  expect(found(vegan, 'Cabbage Rice', list, [brushed, rice])).toContain('kimchi');
  const pudding = ['200 g pudding rice', '1 l oat drink', '2 tbsp sugar'];
  const instant = ['Simmer the pudding rice.', 'Stir in a sachet of instant porridge.'];
  expect(found(vegan, 'Rice Pudding', pudding, instant)).not.toEqual([]);
  expect(found(vegan, 'Fried Cabbage', list, [fried, 'Serve with porridge.'])).toContain(
    'porridge',
  );
});

test('rashers of turkey are no pork, rashers alone are', () => {
  const halal: Selections = { 'Dietary Constraints': ['Halal'] };
  const rashers = (line: string) => found(halal, 'Black Beans', ['500 g black beans', line], []);
  expect(rashers('200 g halal smoked turkey rashers, chopped')).toEqual([]);
  expect(rashers('200 g smoked rashers, chopped')).not.toEqual([]);
});
