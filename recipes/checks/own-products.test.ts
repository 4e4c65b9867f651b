import { describe, expect, test } from 'vitest';
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
const vegan: Selections = { 'Dietary Constraints': ['Vegan'] };
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

describe('the toffee sauce of a pudding', () => {
  const list = ['180 g vegan baking block', '290 g dark muscovado sugar', '150 ml oat drink'];
  const boil =
    'Put 90 g vegan baking block, 170 g dark muscovado sugar, 0.5 tsp salt and the oat drink into a pan. Melt it, then let it bubble for 5 minutes.';
  const title = 'Vegan Sticky Toffee Pudding';

  test('is what the steps boil', () => {
    const pour = 'Pour over a third of the toffee sauce.';
    expect(found(vegan, title, list, [boil, pour])).toEqual([]);
  });

  test.each<[string, string[]]>([
    [title, [boil, 'Pour over 200 ml toffee sauce.']],
    [title, [boil, 'Serve with hot toffee sauce.']],
    [title, [boil, 'Warm a jar of the toffee sauce.']],
    [title, ['Beat the sugar with the baking block.', 'Pour over the toffee sauce.']],
    ['Vegan Rice Pudding', ['Simmer the sugar and oat drink.', 'Spoon the toffee sauce over.']],
  ])('is bought in %s: %s', (name, steps) => {
    expect(found(vegan, name, list, steps)).toContain('toffee sauce');
  });
});

test('a syrup of a title that no step names is bought', () => {
  const diabetic: Selections = { 'Dietary Constraints': ['Diabetic-Friendly'] };
  const tacos = (title: string, list: string[]) =>
    found(diabetic, title, list, ['Fry the turkey.']);
  expect(tacos('Turkey Tacos with a little corn syrup', ['3 little gem lettuces'])).toContain(
    'corn syrup',
  );
  expect(tacos('Turkey Tacos with corn syrup', ['8 corn tortillas', '200 g turkey'])).toContain(
    'corn syrup',
  );
});

test('other tea than the listed rooibos is found', () => {
  const caffeine: Selections = { Avoid: ['Caffeine'] };
  const list = ['4 pure rooibos tea bags, naturally caffeine-free', '1 l water'];
  const tea = (step: string) => found(caffeine, 'Bara Brith', list, [step]);
  expect(tea('Steep the tea bags in the water.')).toEqual([]);
  expect(tea('Steep 2 builder’s tea bags in the water.')).toContain('tea bags');
  expect(tea('Steep 2 Earl Grey tea bags in the water.')).toContain('earl grey');
  expect(found(caffeine, 'Bara Brith', ['4 tea bags', '1 l water'], [])).toContain('tea bags');
  for (const bags of ['peppermint', 'camomile', 'fruit', 'herbal'])
    expect(found(caffeine, 'Cake', [`4 ${bags} tea bags`, '1 l water'], [])).toEqual([]);
  expect(found(caffeine, 'Cake', ['4 black fruit tea bags', '1 l water'], [])).not.toEqual([]);
});
