import { expect, test } from 'vitest';
import { readDish } from '../../dish/dish.ts';
import { linesOf } from '../../dish/lines.ts';
import { checkGrounding } from '../grounding.ts';

const notes = (ingredients: string[], instructions: string[]) =>
  checkGrounding(
    readDish(linesOf({ title: 'Dough', description: '', ingredients, instructions, tips: [] })),
  ).findings.map(({ reason }) => reason);

test('the sides of a rolled dough are no cups of flour', () => {
  const list = ['520 g bread flour', '300 ml water'];
  const first = 'Knead 500 g of the bread flour with the water.';
  const dust = 'Dust the board with half of the remaining 20 g bread flour.';
  const roll = 'Roll to a strip of 60 x 20 cm, brush off loose flour and fold it.';
  const last = 'Dust with the last of the bread flour.';
  expect(notes(list, [first, dust, roll, last])).toEqual([]);
  expect(notes(list, ['Knead 700 g of the bread flour with the water.'])).toEqual([
    'The steps use more than the “520 g bread flour” on the list.',
  ]);
});

test('a share of “this” is no share of the food that it goes into', () => {
  const list = ['350 g minced pork', '60 g shallots', '30 ml fish sauce'];
  const mix = 'Mix the shallots and the fish sauce.';
  expect(notes(list, [mix, 'Work two thirds of this into the minced pork.'])).toEqual([]);
  expect(notes(list, [mix, 'Add the mix to 200 g of the minced pork.'])).toEqual([
    'The steps use less than the “350 g minced pork” on the list.',
  ]);
});

test('“those 2 oranges” are the two of before', () => {
  const list = ['3 oranges', '200 g sugar'];
  const poach = 'Poach 2 of the oranges in the sugar.';
  expect(notes(list, [poach, 'Bake those 2 oranges with the third one.'])).toEqual([]);
  expect(notes(list, [poach, 'Bake with 2 oranges.'])).toEqual([
    'The steps use more than the “3 oranges” on the list.',
  ]);
});

test('what is taken for one and repeated for the others adds up', () => {
  const list = ['4 rice paper sheets', '20 g crisp fried shallots', '4 eggs'];
  const fill = 'Lay 1 rice paper sheet in the pan and add 5 g of the shallots and 1 egg.';
  const repeat = 'Repeat with the other 3 rice paper sheets.';
  expect(notes(list, [fill, repeat])).toEqual([]);
  expect(notes(list, [fill.replace('5 g', '8 g'), repeat])).toEqual([
    'The steps use less than the “20 g crisp fried shallots” on the list.',
  ]);
  const turn = 'Repeat the turning of the tin.';
  expect(notes(list, [fill, turn])).toContain(
    'The steps use less than the “20 g crisp fried shallots” on the list.',
  );
  expect(notes(list, [fill])).toContain(
    'The steps use less than the “20 g crisp fried shallots” on the list.',
  );
});
