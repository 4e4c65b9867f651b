import { describe, expect, test } from 'vitest';
import { readDish } from './read-dish.ts';

const front = `---
title: Buttered Carrots
also: glazed carrots, carottes Vichy
course: Side Dish
technique: Simmering
servings: 4
prep time: 10 min
cook time: 1 h 5 min
wait time: 2 h
difficulty: Easy
because: One pan.
description: Carrots in butter.
roles:
  garnish: parsley
optional: parsley
swaps:
  butter:
    40 g olive oil: It does not turn nutty.
tips:
  - One.
  - Two.
look:
  vessel: a bowl
  arrangement: heaped
  colours: orange, green
---
`;
const steps = `
Fry the @carrots{6}(sliced) in the @butter{30%g} in a #wide pan{} for ~{5%minutes}, then leave them for ~wait{2%hours}.

Add @butter{20%g}, @salt{0.5%tsp} and the @parsley{10%g}(chopped) to the carrots and cook ~{55-65%minutes} more. Turn the
butter over.
`;
const read = (body = steps, head = front) => readDish({ path: 'breads/x', text: head + body });
const messagesOf = (body: string, head = front) =>
  read(body, head).problems.map(({ line, message }) => `${line}: ${message}`);

describe('reads a dish from its file', () => {
  const { dish } = read();

  test('with the facts of its front matter', () => {
    expect(dish).toMatchObject({
      path: 'breads/x',
      also: ['glazed carrots', 'carottes Vichy'],
      courses: ['Side Dish'],
      prepMinutes: 10,
      cookMinutes: 65,
      waitMinutes: 120,
      goodFor: { from: 2, to: 12 },
      spiceLevel: 'No Heat',
      called: 'buttered carrots',
      look: { colours: ['orange', 'green'], view: 'angle', distance: 'close' },
    });
    expect(dish?.cuisine).toBeUndefined();
  });

  test('with each ingredient once, its role, its notes and its uses', () => {
    expect(dish?.ingredients.map(({ name, pantryId, role }) => [name, pantryId, role])).toEqual([
      ['carrots', 'carrot', 'vegetable'],
      ['butter', 'butter', 'fat'],
      ['salt', 'salt', 'seasoning'],
      ['parsley', 'parsley', 'garnish'],
    ]);
    expect(dish?.ingredients[1]?.uses).toEqual([
      { step: 0, amount: { value: 30, unit: 'g', isFixed: false } },
      { step: 1, amount: { value: 20, unit: 'g', isFixed: false } },
    ]);
    expect(dish?.ingredients[3]).toMatchObject({ isOptional: true, notes: ['chopped'] });
    expect(dish?.swaps).toEqual([
      {
        ingredient: 1,
        line: '40 g olive oil',
        pantryId: 'olive-oil',
        changes: 'It does not turn nutty.',
      },
    ]);
  });

  test('with timers, cookware, and later mentions that a swap can find', () => {
    const kinds = dish?.steps.map(({ segments }) => segments.map(({ kind }) => kind));
    expect(kinds?.[0]).toContain('cookware');
    const segments = dish?.steps[1]?.segments ?? [];
    expect(segments).toContainEqual({ kind: 'mention', ingredient: 0, text: 'carrots' });
    expect(segments).toContainEqual({ kind: 'mention', ingredient: 1, text: 'butter' });
    expect(segments).toContainEqual({
      kind: 'timer',
      lowMinutes: 55,
      highMinutes: 65,
      passes: 'cook',
      text: '55–65 minutes',
    });
    expect(dish?.equipment).toEqual(['wide pan']);
  });

  test('with the cuisine of its folder', () => {
    const file = { path: 'cuisines/middle-eastern/x', text: front + steps };
    expect(readDish(file).dish?.cuisine).toBe('Middle Eastern');
  });

  test('with another dish as a part, and another name for one place', () => {
    const body =
      'Boil the @parsley{2%tbsp} in @dry white wine|wine{100%ml} with @butter{5%g} for ~{60%minutes}.\n';
    const { dish: other } = read(`${body}\nPour @./sauces/bechamel{300%ml} over it.`);
    expect(other?.steps[0]?.segments).toContainEqual({
      kind: 'ingredient',
      ingredient: 1,
      amount: { value: 100, unit: 'ml', isFixed: false },
      text: 'wine',
    });
    expect(other?.steps[1]?.segments).toContainEqual({
      kind: 'dish',
      path: 'sauces/bechamel',
      amount: { value: 300, unit: 'ml', isFixed: false },
    });
  });
});

describe('reports problems with their line', () => {
  test.each([
    ['an unknown food', '@carots{6}', /^28: the pantry knows no “carots”; near it: carrots?/],
    [
      'a food known by half its name',
      '@dill root{1}',
      /^28: the pantry takes “dill root” for fresh dill/,
    ],
    ['a food that needs a role', '@eggs{2}', /^28: “eggs” may be for several things/],
    ['a unit of no kitchen of ours', '@carrots{2%cups}', /^28: “cups” is no unit of ours/],
    ['an amount that is none', '@carrots{some}', /^28: “some” is no amount/],
    ['a range', '@carrots{2-3}', /^28: “2–3” is no amount/],
    [
      'a timer with another name',
      '~nap{5%minutes}',
      /^28: a timer is named work, wait or meanwhile/,
    ],
    ['a timer without a unit of time', '~{5%spoons}', /^28: a timer needs a number and a unit/],
  ])('%s', (_, part, expected) => {
    const body = steps.replace('\nFry', `\nTake ${part} first.\n\nFry`);
    expect(messagesOf(body)).toEqual([expect.stringMatching(expected)]);
  });

  test('names in the front matter that no step takes', () => {
    const head = front.replace('optional: parsley', 'optional: chives');
    expect(messagesOf(steps, head)).toEqual([
      '15: “chives” stands under “optional”, but no step takes it by this name',
    ]);
  });

  test.each([
    ['a missing key', 'because: One pan.\n', '', /“because” is missing/],
    ['an unknown key', 'optional:', 'optonal:', /knows no “optonal”/],
    ['no time', 'cook time: 1 h 5 min', 'cook time: long', /^8: “cook time”: “long” is no time/],
    ['broken YAML', 'because: One pan.', 'because: One: pan', /^11: front matter: /],
    ['no front matter', '---\ntitle', 'title', /^1: the file does not open with front matter/],
  ])('%s', (_, old, now, expected) => {
    expect(messagesOf(steps, front.replace(old, now))[0]).toMatch(expected);
  });
});
