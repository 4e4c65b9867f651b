import { describe, expect, test } from 'vitest';
import type { CatalogueNames } from '../catalogue.ts';
import { readDish } from '../reading/read-dish.ts';
import { checkCookbook } from './check-cookbook.ts';

const catalogue: CatalogueNames = {
  cuisines: ['Italian', 'French'],
  courses: ['Side Dish', 'Drink'],
  styles: ['Rustic'],
  techniques: ['Simmering', 'Baking'],
  spiceLevels: ['No Heat', 'Mild Heat'],
};

const good = `---
title: Buttered Carrots
cuisine: French
course: Side Dish
style: Rustic
technique: Simmering
servings: 4
prep time: 10 min
cook time: 20 min
difficulty: Easy
because: One pan.
description: Carrots in butter and their own juice.
tips:
  - Old carrots want five minutes more than young ones.
  - Lift the lid for the last minutes and they shine.
look:
  vessel: a bowl
  arrangement: heaped
  colours: orange, green
wishes: a kilo of carrots, soft for a toddler, beside roast chicken, in half an hour, no oven here, for fussy eaters, winter side dish, cheap side dish
---

Put the @carrots{600%g}(sliced) into a #wide pan{} with the @butter{40%g}, @salt{0.5%tsp} and @water{100%ml}.

Cover and simmer over a medium heat for ~{18%minutes}, until a knife meets no resistance.

Scatter the @parsley leaves{10%g}(chopped) over them and take them to the table.
`;

const read = (text: string, path = 'breads/x') => readDish({ path, text });
const judge = (...texts: string[]) =>
  checkCookbook(
    texts.map((text, at) => read(text, `breads/x${at}`)),
    catalogue,
  ).map(({ line, message }) => `${line ?? '-'}: ${message}`);
/** Returns the problems of the valid file with one change. */
const spoilt = (old: string | RegExp, now: string) => judge(good.replace(old, now));

test('a valid file has no problems', () => {
  expect(judge(good)).toEqual([]);
});

describe('reports each fault with its line', () => {
  test.each([
    [
      'a cuisine of no catalogue',
      'cuisine: French',
      'cuisine: Martian',
      /^3: the catalogue knows no cuisine “Martian”/,
    ],
    [
      'a technique of no catalogue',
      'Simmering',
      'Whistling',
      /^6: the catalogue knows no technique “Whistling”/,
    ],
    ['seven wishes', ', cheap side dish', '', /^20: 7 wishes; write at least 8/],
    ['a long wish', 'no oven here', 'a b c d e f g h i j k l m n o', /a wish has at most 14 words/],
    ['a wish twice', 'no oven here', 'a kilo of carrots', /^20: “a kilo of carrots” occurs twice/],
    [
      'markup in a note',
      '(sliced) into',
      '(sliced, tossed with @salt{1%tsp}) into',
      /^23: the note of “carrots” contains markup/,
    ],
    ['no course', 'course: Side Dish\n', '', /^-: a dish needs a course/],
    [
      'a long description',
      'own juice.',
      'own juice. They shine. They do.',
      /^12: the description is one or two/,
    ],
    ['one tip', /\n {2}- Lift.*/, '', /^13: there are 1 tips/],
    [
      'cook time that no timer tells',
      'cook time: 20 min',
      'cook time: 2 h',
      /^9: the timers that cook come to 18 minutes/,
    ],
    [
      'timers beyond the cook time',
      '18%minutes',
      '1%hour',
      /^9: the timers that cook come to 60 minutes/,
    ],
    [
      'waiting that no timer tells',
      'cook time',
      'wait time: 2 h\ncook time',
      /^9: the timers that wait come to 0/,
    ],
    [
      'a step that cooks without an end',
      ' for ~{18%minutes}, until a knife meets no resistance',
      ' a while',
      /^25: a step that cooks says how long/,
    ],
    [
      'no heat',
      /simmer over a medium heat/,
      'leave them',
      /^-: it cooks, but no step says by what heat/,
    ],
    [
      'an oven without degrees',
      'Cover',
      'Slide it into the #oven{}, cover',
      /no step says at how many °C/,
    ],
    [
      'an oven that is not marked',
      'Cover',
      'Slide it into the oven at 180 °C, cover',
      /mark the oven once as cookware/,
    ],
    [
      'heat that is not said',
      '@salt{0.5%tsp}',
      '@salt{0.5%tsp}, @chilli flakes{1%tsp}',
      /^-: “chilli flakes” makes it hot/,
    ],
    [
      'a food without an amount',
      '@water{100%ml}',
      '@water{100%ml} and @olive oil{}',
      /“olive oil” has no amount/,
    ],
    ['filler', 'in butter and', 'in delicious butter and', /^12: “delicious” is filler/],
    [
      'an American word',
      '@parsley leaves{10%g}',
      '@parsley leaves{10%g} and cilantro',
      /“cilantro”: say coriander/,
    ],
    ['degrees Fahrenheit', 'a medium heat', 'a heat of 350 °F', /heat is in °C/],
    [
      'a part that is missing',
      'Cover',
      'Add @./sauces/none{100%ml}, cover',
      /no file “sauces\/none.cook” stands/,
    ],
    [
      'a food that no step adds by an amount',
      'Scatter',
      'Add 200 g cheddar. Scatter',
      /grounding: A step uses “cheddar”/,
    ],
    ['what nobody can eat', '@salt{0.5%tsp}', '@salt{90%g}', /plausibility: /],
    [
      'meat whose heat nobody says',
      '@water{100%ml}',
      '@water{100%ml} and @chicken thighs{4}',
      /food-safety: Cook poultry to 74 °C/,
    ],
  ])('%s', (_, old, now, expected) => {
    expect(spoilt(old, now)).toContainEqual(expect.stringMatching(expected));
  });

  test('a fault that occurs only at another number of servings', () => {
    // Salt grows more slowly than the servings, so that half as many servings have more of it each.
    expect(spoilt('@salt{0.5%tsp}', '@salt{24%g}')).toEqual([
      expect.stringMatching(/^\d+: plausibility: .* salt .*\(at 2 servings\)$/),
    ]);
  });

  test('a fault at every number of servings is reported once', () => {
    expect(spoilt('@salt{0.5%tsp}', '@salt{50%g}')).toEqual([
      expect.stringMatching(/Nobody could eat that\.$/),
    ]);
  });
});

describe('reports faults across several files', () => {
  const named = (title: string, change = (text: string) => text) =>
    change(good.replace('Buttered Carrots', title));

  test('two dishes with the same title', () => {
    expect(judge(good, good)).toContainEqual(
      '-: the title “Buttered Carrots” is also that of breads/x1',
    );
  });

  test('a sentence in more than three files', () => {
    const three = ['A', 'B', 'C'].map((title) => named(title));
    expect(judge(...three)).toEqual([]);
    expect(judge(...three, named('D')).filter((one) => /stands in 4 files/.test(one))).toHaveLength(
      4 * 6,
    );
  });

  test('dishes that refer to each other in a circle', () => {
    const part = (path: string) => (text: string) =>
      text
        .replace('Cover', `Add @./breads/${path}{100%g}, cover`)
        .replace('servings: 4', 'servings: 4\nmakes: 100 g');
    expect(judge(named('A', part('x1')), named('B', part('x0')))).toContainEqual(
      expect.stringMatching(/in a circle: breads\/x0 → breads\/x1 → breads\/x0/),
    );
  });
});

test('checks only the wanted files', () => {
  const bad = good.replace('cuisine: French', 'cuisine: Martian');
  const files = [read(bad, 'breads/bad'), read(good.replace('Buttered', 'Good'), 'breads/good')];
  expect(checkCookbook(files, catalogue, new Set(['breads/good']))).toEqual([]);
  expect(checkCookbook(files, catalogue, new Set(['breads/bad']))).toHaveLength(1);
});
