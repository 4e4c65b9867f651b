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

describe('a name in quotation marks after the listed food that it is made of is an imitation', () => {
  test.each([
    ['milk', { title: 'Smoothie with Hemp "Milk"' }],
    [
      'egg',
      { ingredients: ['2 tbsp linseed'], description: 'Muffins bound with a linseed “egg”.' },
    ],
    [
      'couscous',
      { ingredients: ['1 cauliflower'], instructions: ['Spoon the cauliflower "couscous" out.'] },
    ],
  ])('%s: %o', (name, recipe) => {
    expect(standingsOf(name, recipe)).toEqual(['said']);
  });

  test('wherever else it stands in quotation marks', () => {
    expect(
      standingsOf('egg', {
        title: 'Muffins with Linseed "Egg"',
        ingredients: ['2 tbsp linseed', '100 ml water'],
        instructions: ['Stir until it thickens to a glossy "egg".'],
        tips: ['The "egg" keeps for a day.'],
      }),
    ).toEqual(['said', 'said', 'said']);
  });
});

describe('everything else in quotation marks is the food', () => {
  const steps = (...instructions: string[]) => ({ instructions });
  test.each([
    ['butter', { ingredients: ['2 garlic cloves', '60 g garlic "butter"'] }],
    ['butter', { title: 'Salmon with Lemon "Butter"', ingredients: ['1 lemon', '60 g "butter"'] }],
    ['milk', { title: 'Pudding with Hemp "Milk"', ingredients: ['9 g hemp', '1 litre "milk"'] }],
    ['eggs', { ingredients: ['4 quail "eggs"', '1 onion'] }],
    ['noodles', { ingredients: ['250 g egg "noodles"', '1 onion'] }],
    ['parmesan', steps('Scatter over 20 g "Parmesan".')],
    ['cheese', steps('Stir in 50 g goat "cheese".')],
    ['feta', steps('Add the "feta".')],
    [
      'butter',
      { ingredients: ['2 garlic cloves'], instructions: ['Finish with garlic "butter".'] },
    ],
    ['prawns', { ingredients: ['1 chilli'], instructions: ['Serve with chilli "prawns".'] }],
    ['butter', { title: 'Hemp "Butter"', instructions: ['Stir in a knob of "butter".'] }],
    ['feta', { tips: ['Crumble over a plant-based "feta".'] }],
    ['prawns', steps('Pour over the hemp "milk, butter and prawns".')],
    ['egg', { title: 'Muffins with Hemp "Egg"', instructions: ['Add 1 egg.'] }],
  ])('%s: %o', (name, recipe) => {
    const standings = standingsOf(name, recipe);
    expect(standings).not.toEqual([]);
    expect(standings.at(-1)).not.toBe('said');
  });
});
