import { expect, test } from 'vitest';
import { understand } from '../selections/understand.ts';
import { judge } from './judge.ts';

const smoothie = {
  title: 'Banana and Date Smoothie',
  description: 'A frosty smoothie with the soul of a lassi.',
  ingredients: ['2 bananas', '40 g dates', '200 ml oat drink'],
  instructions: ['Blend the bananas with the dates and the oat drink.'],
  tips: [],
};

/** Returns the words in the recipe that break "no milk". */
function withMilk(recipe: typeof smoothie): string[] {
  const understood = understand({ selections: { Allergens: ['Milk'] }, wish: '' });
  if (!understood.ok) throw new Error('not understood');
  return judge(recipe, understood.requirements.bans).flatMap(({ broken }) =>
    broken.map(({ match }) => match),
  );
}

test('a dish that the description only compares with adds nothing', () => {
  expect(withMilk(smoothie)).toEqual([]);
});

test('the same dish in a step adds its food', () => {
  const instructions = [...smoothie.instructions, 'Fold the sweet lassi through.'];
  expect(withMilk({ ...smoothie, instructions })).toEqual(['lassi']);
});
