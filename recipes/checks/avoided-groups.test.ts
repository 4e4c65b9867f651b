import { describe, expect, test } from 'vitest';
import { readDish } from '../dish/dish.ts';
import { linesOf } from '../dish/lines.ts';
import { understand } from '../selections/understand.ts';
import { type Judged, judgeDish } from './judge.ts';

const plain: Judged = {
  title: 'A Dish',
  description: '',
  ingredients: ['200 g tofu'],
  instructions: ['Cook.'],
  tips: [],
};

function breaks(group: string, name: string, recipe: Partial<Judged>): boolean {
  const understood = understand({ selections: { [group]: [name] }, wish: '' });
  if (!understood.ok) throw new Error('not understood');
  const dish = readDish(linesOf({ ...plain, ...recipe }));
  const judged = judgeDish(dish, understood.requirements.bans, { servings: 4 });
  return judged.some(({ broken }) => broken.length > 0);
}

describe('who avoids root vegetables', () => {
  const foods = [
    ...['50 g potato crisps', '50 g beetroot crisps', '50 g tapioca', '2 tbsp tapioca starch'],
    ...['100 g cassava flour', '1 tbsp arrowroot', '10 g chicory root', '1 tsp wasabi'],
    ...['1 tbsp horseradish', '200 g coleslaw', '200 g carrots', '300 g potatoes'],
  ];

  test.each(foods)('gets no %s', (line) => {
    expect(breaks('Avoid', 'Root vegetables', { ingredients: [line] })).toBe(true);
  });

  test.each(['500 ml vegetable stock', '2 heads chicory', '200 g white cabbage'])(
    'may have %s',
    (line) => {
      expect(breaks('Avoid', 'Root vegetables', { ingredients: [line] })).toBe(false);
    },
  );
});

describe('who avoids pastry', () => {
  const foods = [
    ...['320 g puff pastry', '320 g shortcrust pastry', '270 g filo', '200 g choux pastry'],
    ...['1 pie crust', '6 choux buns', '2 croissants', '4 eclairs', '4 samosas', '1 apple pie'],
  ];

  test.each(foods)('gets no %s', (line) => {
    expect(breaks('Avoid', 'Pastry', { ingredients: [line] })).toBe(true);
    expect(breaks('Allergens', 'Pastry', { ingredients: [line] })).toBe(true);
  });

  test('gets none that the recipe makes itself', () => {
    const recipe = {
      title: 'Apple Pie',
      ingredients: ['250 g plain flour', '125 g butter', '4 apples'],
      instructions: ['Rub the butter into the flour. Roll out the pastry.', 'Bake.'],
    };
    expect(breaks('Avoid', 'Pastry', recipe)).toBe(true);
  });

  test.each(['200 g plain flour', '200 ml pastry cream', '4 slices white bread'])(
    'may have %s',
    (line) => {
      expect(breaks('Avoid', 'Pastry', { ingredients: [line] })).toBe(false);
    },
  );

  test('may use a pastry brush', () => {
    expect(breaks('Avoid', 'Pastry', { instructions: ['Oil it with a pastry brush.'] })).toBe(
      false,
    );
  });
});

test.each([
  ['Allergens', 'Gluten', 'Slice the tofu and squeeze it in two batons.'],
  ['Allergens', 'Gluten', 'Put the slices in two batons.'],
  ['Allergens', 'Gluten', 'Slice the ham and toast it in two batons.'],
  ['Allergens', 'Gluten', 'Slice the tofu and enjoy it in large batons.'],
  ['Avoid', 'Honey', 'Add to the pan until honey brown and runny.'],
])('%s %s: a food that only a step names is found: “%s”', (group, name, step) => {
  const ingredients = ['200 g tofu', '100 g ham'];
  expect(breaks(group, name, { ingredients, instructions: [step] })).toBe(true);
});
