import { describe, expect, test } from 'vitest';
import { readDish } from './dish.ts';
import { type Judged, linesOf } from './lines.ts';

const plain: Judged = {
  title: 'Supper',
  description: '',
  ingredients: ['200 g hemp seeds', '500 ml water'],
  instructions: [],
  tips: [],
};

/** Returns the standings of all foods with this name, in the order of the lines. */
function standingsOf(named: string, recipe: Partial<Judged>) {
  const dish = readDish(linesOf({ ...plain, ...recipe }));
  return dish.lines.flatMap((line) =>
    line.foods
      .filter(({ text }) => text.toLowerCase() === named)
      .map((food) => dish.standingOf(line, food)),
  );
}

describe('a name in quotation marks after what it is made of is an imitation', () => {
  test.each([
    ['milk', { title: 'Smoothie with Hemp "Milk"' }],
    ['egg', { description: 'Muffins bound with a linseed “egg”.' }],
    ['couscous', { instructions: ['Spoon the cauliflower "couscous" onto a plate.'] }],
    ['andouille', { ingredients: ['250 g smoked turkey "andouille"', '500 ml water'] }],
    ['feta', { tips: ['Crumble over a plant-based "feta".'] }],
  ])('%s: %o', (name, recipe) => {
    expect(standingsOf(name, recipe)).toEqual(['said']);
  });

  test('wherever else it stands in quotation marks', () => {
    expect(
      standingsOf('egg', {
        title: 'Muffins with Linseed "Egg"',
        instructions: ['Stir until it thickens to a glossy "egg".'],
        tips: ['The "egg" keeps for a day.'],
      }),
    ).toEqual(['said', 'said', 'said']);
  });

  test('without quotation marks the name means the food', () => {
    const recipe = { title: 'Muffins with Linseed "Egg"', instructions: ['Add 1 egg.'] };
    expect(standingsOf('egg', recipe)).toEqual(['said', 'enters']);
  });

  test.each([
    ['parmesan', { instructions: ['Scatter over 20 g "Parmesan".'] }],
    ['cheese', { instructions: ['Stir in 50 g goat "cheese".'] }],
    ['feta', { instructions: ['Add the "feta".'] }],
  ])('%s without another food before it enters: %o', (name, recipe) => {
    expect(standingsOf(name, recipe)).toEqual(['enters']);
  });
});
