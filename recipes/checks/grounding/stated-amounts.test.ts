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
