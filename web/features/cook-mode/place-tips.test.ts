import { describe, expect, test } from 'vitest';
import { placeTips } from './place-tips.ts';

const bake = {
  ingredients: [
    '300 g pasta',
    '2 carrots',
    '150 g gruyère',
    '400 g chicken',
    '1 onion',
    '10 g mint',
  ],
  instructions: [
    'Cut the chicken and the carrots. Slice the onion.',
    'Boil the pasta in salted water for 9 minutes and drain it.',
    'Fry the chicken with the onion and carrots for 8 minutes.',
    'Mix everything, scatter with the gruyère and bake for 25 minutes.',
    'Leave to stand for 5 minutes and strew with the mint.',
  ],
};

describe('placeTips', () => {
  test.each([
    ['Undercook the pasta by a minute: it softens further in the oven.', 2],
    [
      'It can be put together a day ahead and kept chilled; give it 10 more minutes in the oven.',
      1,
    ],
    ['Pat the chicken dry before frying, so that it browns.', 3],
    ['Grate the gruyère coarsely so it bubbles.', 4],
    ['Tear the mint by hand.', 5],
    ['A heavy tin makes all the difference.', 1],
  ])('puts a tip before the step it belongs to: %s', (tip, step) => {
    const { before, atEnd } = placeTips({ ...bake, tips: [tip] });
    expect([...before.keys()]).toEqual([step]);
    expect(atEnd).toEqual([]);
  });

  test.each([
    'Leftovers keep for 3 days in the fridge.',
    'Serve with a green salad.',
    'Reheat it gently, covered with foil.',
  ])('puts a tip about leftovers or serving at the end: %s', (tip) => {
    expect(placeTips({ ...bake, tips: [tip] })).toEqual({ before: new Map(), atEnd: [tip] });
  });

  test('puts every tip at the end when there are no steps, and never drops a tip', () => {
    expect(placeTips({ ingredients: [], instructions: [], tips: ['Enjoy.'] }).atEnd).toEqual([
      'Enjoy.',
    ]);
    const tips = ['Undercook the pasta.', 'Salt the pasta water.', 'Reheat it gently.'];
    const { before, atEnd } = placeTips({ ...bake, tips });
    expect([...[...before.values()].flat(), ...atEnd].toSorted()).toEqual(tips.toSorted());
  });
});
