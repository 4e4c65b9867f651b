import { describe, expect, test } from 'vitest';
import { readDish } from '../reading/read-dish.ts';
import { printDish } from './print-dish.ts';

function dishOf(body: string, { path = 'breads/x', keys = '', servings = 4 } = {}) {
  const text = `---
title: A Dish
servings: ${servings}
prep time: 10 min
${/time: /.test(keys) ? '' : 'cook time: 20 min\n'}difficulty: Easy
because: It is.
description: A dish.
tips: [One., Two.]
look: {vessel: a bowl, arrangement: heaped, colours: red}
${keys}
---
${body}`;
  const { dish, problems } = readDish({ path, text });
  if (!dish) throw new Error(JSON.stringify(problems));
  return dish;
}
const none = () => undefined;
const listOf = (body: string, servings = 4, keys = '') =>
  printDish(dishOf(body, { keys }), servings, none).ingredients;
const stepsOf = (body: string, servings = 4) =>
  printDish(dishOf(body), servings, none).instructions;

describe('the ingredient list', () => {
  test.each([
    ['a weight with its note', '@carrots{400%g}(grated)', '400 g carrots, grated'],
    ['a count with its size', '@large onions{2}', '2 large onions'],
    ['one tin', '@chopped tomatoes{1%400 g tin}', '400 g tin chopped tomatoes'],
    ['several tins', '@chopped tomatoes{2%400 g tins}', '2 × 400 g tins chopped tomatoes'],
    ['a pinch', '@saffron{1%pinch}', 'a pinch of saffron'],
    ['sprigs', '@thyme{3%sprigs}', '3 sprigs thyme'],
    ['litres', '@water{1.5%l}', '1.5 litres water'],
    ['to taste', '@salt{}', 'salt, to taste'],
    ['for a purpose', '@olive oil{}(for greasing)', 'olive oil, for greasing'],
  ])('%s', (_, written, printed) => {
    expect(listOf(`Take ${written}.`)).toEqual([printed]);
  });

  test.each([
    ['weights', '@olive oil{200%g} and @olive oil{900%g}', '1.1 kg olive oil'],
    ['spoons', '@olive oil{1%tbsp} and @olive oil{1%tsp}', '1 tbsp plus 1 tsp olive oil'],
    [
      'spoons that are whole ones',
      '@olive oil{1.5%tbsp} and @olive oil{1.5%tsp}',
      '2 tbsp olive oil',
    ],
    ['spoons and a volume', '@olive oil{100%ml} and @olive oil{2%tbsp}', '130 ml olive oil'],
    ['a weight and spoons', '@olive oil{100%g} and @olive oil{1%tbsp}', '114 g olive oil'],
    ['an amount and a bare one', '@salt{1%tsp} and @salt{}', '1 tsp salt, plus more to taste'],
  ])('sums %s', (_, written, printed) => {
    expect(listOf(`Take ${written}.`)).toEqual([printed]);
  });

  test('marks optional ingredients', () => {
    expect(listOf('Take @thyme{3%sprigs}.', 4, 'optional: thyme')).toEqual([
      '3 sprigs thyme (optional)',
    ]);
  });

  test('adds up the amounts of the steps at any number of servings', () => {
    const body =
      'Take @onion{1}(chopped), @olive oil{2%tbsp} and @beef mince{350%g}.\n\nAdd @beef mince{150%g}.';
    for (const servings of [1, 2, 3, 6, 8, 24]) {
      const { ingredients, instructions } = printDish(dishOf(body), servings, none);
      const inSteps = [...instructions.join(' ').matchAll(/(\d+(?:\.\d+)?) (k?g) beef/g)];
      const sum = inSteps.reduce(
        (all, [, value, unit]) => all + Number(value) * (unit === 'kg' ? 1000 : 1),
        0,
      );
      const listed = /^(\d+(?:\.\d+)?) (k?g) beef/.exec(ingredients[2] ?? '');
      expect(Number(listed?.[1]) * (listed?.[2] === 'kg' ? 1000 : 1), String(servings)).toBe(sum);
    }
  });
});

describe('amounts for other servings', () => {
  test.each([
    ['weights are round', '@carrots{250%g}', 3, '190 g carrots'],
    ['nouns follow their number', '@onion{1}(sliced)', 8, '2 onions, sliced'],
    ['half an egg is a whole one', '@egg yolks{3}', 2, '2 egg yolks'],
    ['salt grows slower', '@salt{2%tsp}', 8, '3¾ tsp salt'],
    ['a little salt is weighed to the gram', '@fine sea salt{16%g}', 8, '30 g fine sea salt'],
    ['a little of other things to five', '@sesame seeds{15%g}', 5, '20 g sesame seeds'],
    [
      'yeast is weighed to the gram',
      '@fast-action dried yeast{9%g}',
      5,
      '11 g fast-action dried yeast',
    ],
    ['a bay leaf stays one', '@bay leaf{=1}', 12, '1 bay leaf'],
    [
      'half of a tin is a smaller one',
      '@chopped tomatoes{1%400 g tin}',
      2,
      '200 g tin chopped tomatoes',
    ],
    [
      'one tin and a half are three of those',
      '@chopped tomatoes{1%400 g tin}',
      6,
      '3 × 200 g tins chopped tomatoes',
    ],
    [
      'tins grow by whole ones',
      '@chopped tomatoes{2%400 g tin}',
      8,
      '4 × 400 g tins chopped tomatoes',
    ],
    [
      'many tins are whole ones',
      '@chopped tomatoes{1%400 g tin}',
      14,
      '4 × 400 g tins chopped tomatoes',
    ],
    ['half a sprig is a whole one', '@thyme sprigs{3}', 2, '2 thyme sprigs'],
    [
      'half a handful is a whole one',
      '@fresh coriander{1%handful}',
      2,
      'a handful of fresh coriander',
    ],
    ['heads are counted in the plural', '@romaine lettuce{1}', 8, '2 romaine lettuces'],
  ])('%s', (_, written, servings, printed) => {
    const roles = /egg|sesame|lettuce/.test(written)
      ? `roles: {binder: ${/@([^{]+)/.exec(written)?.[1]}}`
      : '';
    expect(listOf(`Take ${written}.`, servings, roles)).toEqual([printed]);
  });
});

test('salt and yeast of a dough grow in proportion to its flour', () => {
  const body =
    'Mix @strong white flour{500%g}, @fast-action dried yeast{7%g} and @salt{10%g}, and bake for ~{20%minutes}.';
  expect(listOf(body, 12, 'roles: {base: strong white flour}')).toEqual([
    '1.5 kg strong white flour',
    '21 g fast-action dried yeast',
    '30 g salt',
  ]);
});

describe('the steps', () => {
  test.each([
    ['an amount before its food', 'Add @carrots{400%g}(grated).', 'Add 400 g carrots.'],
    ['no article before a weight', 'Add the @carrots{400%g}.', 'Add 400 g carrots.'],
    [
      'an article where a part is taken',
      'Add half of the @carrots{400%g}.',
      'Add half of the 400 g carrots.',
    ],
    ['one of a measure without the article', 'Add the @carrots{1%kg}.', 'Add 1 kg carrots.'],
    ['a spoon without the article', 'Add the @paprika{1%tbsp}.', 'Add 1 tbsp paprika.'],
    [
      'an article where a spoonful of it is taken',
      'Fry it in a teaspoon of the @olive oil{4%tsp}.',
      'Fry it in a teaspoon of the 4 tsp olive oil.',
    ],
    [
      'an article that the file forgot',
      'Fry it in half of @olive oil{4%tsp}.',
      'Fry it in half of the 4 tsp olive oil.',
    ],
    ['an article before a count', 'Add the @onions{2}.', 'Add the 2 onions.'],
    ['no number for the only one', 'Add the @onion{1}.', 'Add the onion.'],
    ['a tin', 'Add @chopped tomatoes{1%400 g tin}.', 'Add a 400 g tin of chopped tomatoes.'],
    [
      'the rest of a tin',
      'Keep back a spoonful of the @coconut milk{1%400 g tin}.',
      'Keep back a spoonful of the 400 g tin of coconut milk.',
    ],
    ['sprigs', 'Add @thyme{3%sprigs} now.', 'Add 3 sprigs of thyme now.'],
    [
      'times',
      'Fry @onion{1} for ~{1.5%hours} or ~{20-25%minutes}.',
      'Fry 1 onion for 1½ hours or 20–25 minutes.',
    ],
    ['another name', 'Add @dry white wine|wine{50%ml}.', 'Add 50 ml wine.'],
    ['a capital at the start', 'Add @salt{}. @salt{}, again.', 'Add salt. Salt, again.'],
  ])('print %s', (_, written, printed) => {
    expect(stepsOf(written)).toEqual([printed]);
  });
});

describe('a dish with another dish as a part', () => {
  const sauce = dishOf(
    'Simmer @whole milk{500%ml}(cold) with @onion{1}(peeled) for ~{20%minutes}.',
    {
      path: 'sauces/white',
      keys: 'makes: 500 ml\ncalled: white sauce\nroles: {liquid: whole milk}',
    },
  );
  const body =
    'Fry @onion{1}(sliced) in @whole milk{100%ml}.\n\nPour half of @./sauces/white{1%l} over it and bake for ~{15%minutes}.';
  const dish = dishOf(body, { keys: 'roles: {liquid: whole milk}' });
  const find = (path: string) => (path === 'sauces/white' ? sauce : undefined);

  test('takes the needed amount, prints the steps of the part first and adds its times', () => {
    const printed = printDish(dish, 4, find);
    expect(printed.instructions).toEqual([
      'For the white sauce, simmer 1 litre whole milk with 2 onions for 20 minutes.',
      'Fry 1 onion in 100 ml whole milk.',
      'Pour half of the white sauce over it and bake for 15 minutes.',
    ]);
    expect(printed.ingredients).toEqual([
      '1.1 litres whole milk, cold',
      '2 onions, peeled',
      '1 onion, sliced',
    ]);
    expect([printed.prepTimeMinutes, printed.cookTimeMinutes]).toEqual([20, 40]);
  });

  test.each([
    ['Make the @./sauces/white{500%ml}.', 'Make the white sauce.'],
    ['Pour your @./sauces/white{500%ml} out.', 'Pour your white sauce out.'],
    ['@./sauces/white{500%ml} goes on.', 'The white sauce goes on.'],
  ])('prints one article before the part: %s', (written, said) => {
    const { instructions } = printDish(dishOf(`${written}\n\nBake @onion{1}.`), 4, find);
    expect(instructions[1]).toBe(said);
  });

  test.each([
    ['is missing', none, /no file “sauces\/white\.cook” stands in the cookbook/],
    [
      'refers back to it',
      () => ({ ...dish, path: 'sauces/white', makes: sauce.makes }),
      /in a circle/,
    ],
    [
      'does not say what it makes',
      () => ({ ...sauce, makes: undefined }),
      /has to say what it makes/,
    ],
    [
      'is measured in something else',
      () => ({ ...sauce, makes: { value: 1, unit: 'kg', isFixed: false } }),
      /is no measure of/,
    ],
  ])('throws when the part %s', (_, finds, message) => {
    expect(() => printDish(dish, 4, finds)).toThrow(message);
  });
});

test('early and long waits count as preparation, a short rest counts as cooking', () => {
  const body =
    'Soak @carrots{400%g} for ~wait{2%hours}, bake for ~{20%minutes}, rest ~wait{10%minutes}, chill ~wait{3%hours}.';
  const keys = 'cook time: 20 min\nwait time: 5 h 10 min';
  const { prepTimeMinutes, cookTimeMinutes } = printDish(dishOf(body, { keys }), 4, none);
  expect([prepTimeMinutes, cookTimeMinutes]).toEqual([310, 30]);
});
