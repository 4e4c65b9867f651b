import { describe, expect, test } from 'vitest';
import { isOrdinaryWord } from '../pantry/ordinary-words.ts';
import { readDish } from './dish.ts';
import { type Judged, linesOf } from './lines.ts';
import { unknownFoods } from './unknown-foods.ts';

const dish: Judged = {
  title: 'Rice with Pineapple',
  description: 'A bowl of rice.',
  ingredients: ['200 g rice', '1 pineapple'],
  instructions: ['Boil the rice with the pineapple.'],
  tips: [],
};

/** Returns the unknown foods of a small recipe in which the given parts are replaced. */
const found = (parts: Partial<Judged>): string[] =>
  unknownFoods(readDish(linesOf({ ...dish, ...parts }))).map(
    ({ line, match, standing }) => `${line.where} ${standing}: ${match}`,
  );

test.each<[Partial<Judged>, string[]]>([
  [{ description: 'Rice as the bubbes of Melbourne fold it, made with bubbe.' }, []],
  [{ instructions: ['Look each one over, as any zubrovnik would, then boil it.'] }, []],
  [
    { instructions: ['As any cook would, stir in some zubrovkash.'] },
    ['instructions enters: zubrovkash'],
  ],
])('a person who does it so is no food: %o', (parts, unknown) => {
  expect(found(parts)).toEqual(unknown);
});

describe('a food that the pantry does not know', () => {
  test.each<[Partial<Judged>, string]>([
    [{ ingredients: ['200 g rice', '50 g zubrovkash, sliced'] }, 'ingredients enters: zubrovkash'],
    [
      { ingredients: ['200 g rice', '2 tbsp Silver Tree sauce'] },
      'ingredients enters: Silver Tree sauce',
    ],
    [{ instructions: ['Stir in 20 g zubrovkash.'] }, 'instructions enters: zubrovkash'],
    [{ instructions: ["Blend with 1 tsp 'zubrovkash."] }, 'instructions enters: zubrovkash'],
    [{ instructions: ['Blend with 1 tsp “zubrovkash”.'] }, 'instructions enters: zubrovkash'],
    [
      { instructions: ['Serve with a spoonful of zubrovkash.'] },
      'instructions offered: zubrovkash',
    ],
    ...[
      'Serve with a zubrovkash (a bowl of soured goat).',
      'Serve with zubrovkash, oven-roasted carrots and rice.',
      'Serve with zubrovkash, pan juices and rice.',
      'Serve with zubrovkash (small jar).',
    ].map((step): [Partial<Judged>, string] => [
      { instructions: [step] },
      'instructions offered: zubrovkash',
    ]),
    [{ instructions: ['Serve with a schneebesen.'] }, 'instructions offered: schneebesen'],
    [{ ingredients: ['200 g rice', '8 schneebesen'] }, 'ingredients enters: schneebesen'],
    [{ tips: ['Lovely with a little schneebesen.'] }, 'tips offered: schneebesen'],
    [{ tips: ['A shard of zubrovkash on top is lovely.'] }, 'tips offered: zubrovkash'],
    [{ tips: ['Try it with zubrovkash too.'] }, 'tips offered: zubrovkash'],
    [{ tips: ['Finish with a shake of Solomon Gundy.'] }, 'tips offered: Solomon Gundy'],
    [{ description: 'Serve it with hot zubrovkash.' }, 'description named: zubrovkash'],
    [
      { description: 'A thimbleful of Zubrovkash over ice ends the meal.' },
      'description named: Zubrovkash',
    ],
  ])('is found in %j', (parts, expected) => {
    expect(found(parts)).toEqual([expected]);
  });

  test.each<Partial<Judged>>([
    { title: 'Zubrovkash', tips: ['Serve the rest of the zubrovkash with lime.'] },
    {
      ingredients: ['200 g rice', '50 g zubrovkash cheese'],
      instructions: ['Add 50 g zubrovkash.'],
    },
    { ingredients: ['200 g rice', '1 tbsp Greek seasoning', '1 tbsp Homemade sauce'] },
    { instructions: ['Crush the pineapple to a zubrovkash.', 'Serve with zubrovkash.'] },
    { instructions: ['Boil in a wide pot or zubrovkash.'] },
    { instructions: ['Stir the rice with a zubrovkash (balloon whisk) until smooth.'] },
    { instructions: ['Turn it with a zubrovkash, the wooden spatula, and serve.'] },
    { instructions: ['Stir the rice with a Schneebesen and a cucchiaio di legno.'] },
    { instructions: ['Boil the rice. Pour in the zubrovkash.'] },
    { description: 'Rice with a Zubrovkashian accent.' },
    { tips: ['They eat it as in Zubrovka, with lime.', "Rinse it, or you'll have porridge."] },
  ])('is not found in %j', (parts) => {
    expect(found(parts)).toEqual([]);
  });
});

test('a dictionary word is ordinary, and so are common kitchen words', () => {
  for (const word of ['dressing', 'tbsp', 'springform', 'zyzzyva', 'aa']) {
    expect(isOrdinaryWord(word), word).toBe(true);
  }
  for (const word of ['kanelbulle', 'jeotgal', 'cotija']) {
    expect(isOrdinaryWord(word), word).toBe(false);
  }
});
