import { describe, expect, test } from 'vitest';
import { readDish } from '../../dish/dish.ts';
import { linesOf } from '../../dish/lines.ts';
import { checkGrounding } from '../grounding.ts';

const checked = (ingredients: string[], instructions: string[], title = 'A Dish') =>
  checkGrounding(
    readDish(linesOf({ title, description: '', ingredients, instructions, tips: [] })),
  );
const faults = (ingredients: string[], instructions: string[], title?: string) => {
  const { outcome, findings } = checked(ingredients, instructions, title);
  return outcome === 'failed' ? findings.map(({ match }) => match.toLowerCase()) : [];
};

describe('what a step only handles', () => {
  test.each<[string, string[], string[]]>([
    [
      'cobs that a list line names in brackets',
      ['400 g sweetcorn kernels (from 3 large cobs, or frozen)', '1 onion'],
      ['Chop the onion and, if you are using cobs, cut off the sweetcorn kernels. Fry both.'],
    ],
    [
      'baking beans',
      ['200 g shortcrust pastry', '2 leeks'],
      [
        'Line a tin with the pastry, paper and baking beans and bake.',
        'Lift out the paper and beans. Fill with the leeks.',
      ],
    ],
  ])('is nothing unlisted: %s', (_, list, steps) => {
    expect(faults(list, steps)).toEqual([]);
  });

  test('but what it adds after that is', () => {
    const steps = ['Fry the onion, take out the pan and add the beans.'];
    expect(faults(['1 onion'], steps)).toEqual(['beans']);
  });
});

test('an amount that the line keeps of its food takes none of the rest', () => {
  const list = ['227 g tinned pineapple chunks in juice, drained, 100 ml juice kept', '1 onion'];
  const steps = [
    'Whisk the kept 100 ml pineapple juice.',
    'Fry the onion with the pineapple chunks and the juice.',
  ];
  expect(faults(list, steps)).toEqual([]);
});
