import { describe, expect, test } from 'vitest';
import { findSmallVessels } from './find-small-vessels.ts';

const found = (ingredients: string, steps: string) =>
  findSmallVessels(ingredients.split('; '), steps.split(' / '));

describe('vessels that are too small for the listed liquids', () => {
  test.each([
    [
      '400 ml double cream; 240 ml whole milk; 5 egg yolks',
      'Whisk the yolks with the cream and milk. / Pour the custard into four 120 ml pots and bake.',
    ],
    [
      '1 litre whole milk; 100 g cornflour',
      'Heat the milk with the cornflour. / Divide between two 400 ml dishes and chill.',
    ],
    [
      '500 ml double cream; 300 ml milk',
      'Warm the cream and milk. / Fill six ramekins of 100 ml each.',
    ],
    [
      '600 ml milk; 200 ml espresso',
      'Stir the espresso into the milk. / Pour into 2 x 300 ml glasses.',
    ],
    [
      '1.2 l orange juice; 8 leaves gelatine',
      'Warm the juice with the gelatine. / Pour into a 1 litre mould and chill.',
    ],
    [
      '700 ml cream; 6 egg yolks',
      'Grease four 150 ml heatproof ramekins. / Heat the cream, whisk in the yolks. / Strain the custard and divide it between the ramekins.',
    ],
    ['3 cups milk; 1 cup cream', 'Blend the milk and cream. / Pour into two 350 ml bottles.'],
    ['90 cl apple juice', 'Mix the juice with the spices. / Ladle into three 250 ml glasses.'],
  ])('%s: “%s” is reported', (ingredients, steps) => {
    expect(found(ingredients, steps)).toHaveLength(1);
  });

  test.each([
    [
      'just enough room',
      '480 ml double cream; 5 egg yolks',
      'Heat the cream. / Pour into four 120 ml pots.',
    ],
    ['up to 5 % more', '500 ml double cream', 'Heat the cream. / Pour into four 120 ml pots.'],
    [
      'a bath around the pots',
      '400 ml cream; 1 litre boiling water, for the bath',
      'Heat the cream and pour into four 120 ml ramekins. / Pour the boiling water around them.',
    ],
    [
      'liquid that boils down',
      '1 litre milk; 100 g sugar',
      'Simmer the milk with the sugar for an hour. / Pour into two 250 ml jars.',
    ],
    [
      'liquid that the rice takes up',
      '1 litre milk; 150 g rice',
      'Cook the rice in the milk until it absorbs it. / Divide between four 200 ml bowls.',
    ],
    [
      'a sauce beside it',
      '400 ml cream; For the sauce:; 300 ml orange juice',
      'Heat the cream and pour into four 120 ml pots. / Boil the juice.',
    ],
    [
      'liquid used in part',
      '1 litre milk',
      'Warm 400 ml of the milk with the yolks. / Pour into four 120 ml pots.',
    ],
    [
      'a tin of something',
      '1 litre stock',
      'Add one 400 ml tin of coconut milk and the stock. / Ladle into bowls.',
    ],
    ['a measuring jug', '1 litre milk', 'Whisk the milk in a 500 ml jug, in turns.'],
    ['no size', '1 litre milk', 'Heat the milk and pour into four ramekins.'],
    ['no number', '1 litre milk', 'Heat the milk and pour into 150 ml ramekins.'],
    [
      'two sets together',
      '900 ml cream',
      'Heat the cream. / Pour into four 150 ml ramekins and one 400 ml dish.',
    ],
    [
      'what is left is drunk',
      '600 ml milk',
      'Heat the milk. / Pour into two 250 ml glasses; any extra is for the cook.',
    ],
    [
      'cream served beside',
      '400 ml milk; 200 ml cream',
      'Heat the milk and pour into four 110 ml pots. / Serve with the cream.',
    ],
    [
      'stock that is drained away',
      '2 litres stock; 500 g potatoes',
      'Boil the potatoes in the stock and drain. / Spoon into two 400 ml dishes.',
    ],
  ])('accepts %s', (_name, ingredients, steps) => {
    expect(found(ingredients, steps)).toEqual([]);
  });
});

test('soaking water for gelatine is not poured into the moulds', () => {
  const list = '4 leaves gelatine; 200 ml cold water; 400 ml double cream; 300 ml whole milk';
  const steps =
    'Soak the gelatine in the cold water. / Warm the cream and milk and melt the gelatine in it. / Pour into six 120 ml moulds.';
  expect(found(list, steps)).toEqual([]);
  expect(found(list, steps.replace('six', 'four'))).toHaveLength(1);
});

test('water for a water bath is not poured into the ramekins', () => {
  const list = '400 ml coconut milk; 1 l water; 4 eggs';
  const bath =
    'Warm the coconut milk. / Bring the 1 l water to the boil for the water bath. / Whisk in the eggs and strain into four 150 ml ramekins.';
  expect(found(list, bath)).toEqual([]);
  expect(found(list, bath.replace(' for the water bath', ' with the milk'))).toHaveLength(1);
});
