import { expect, test } from 'vitest';
import { stepsNote, stepsWithFood } from './steps-with-food.ts';

const steps = [
  'Boil the potatoes for 10 minutes.',
  'Crush the garlic and fry it with the onion.',
  'Add the cherry tomatoes, then the potatoes.',
  'Serve with the berries.',
];

test.each([
  ['400 g waxy potatoes, in 2 cm dice', [1, 3]],
  ['1 potato', [1, 3]],
  ['2 garlic cloves, crushed', [2]],
  ['1 onion, finely diced', [2]],
  ['200 g cherry tomatoes (ripe)', [3]],
  ['1 berry', [4]],
  ['300 g oranges', []],
  ['1 kg', []],
])('%s is named in the steps %j', (line, numbers) => {
  expect(stepsWithFood(line, steps)).toEqual(numbers);
});

test('a part of another word is no food of a step', () => {
  expect(stepsWithFood('2 eggs', ['Slice the eggplant.'])).toEqual([]);
  expect(stepsWithFood('1 pea', ['Peel the pear.'])).toEqual([]);
});

test('the note names the steps, and there is none without them', () => {
  expect(stepsNote('1 onion', steps)).toBe('The steps don’t change by themselves: look at step 2.');
  expect(stepsNote('400 g potatoes', steps)).toBe(
    'The steps don’t change by themselves: look at steps 1 and 3.',
  );
  expect(stepsNote('1 orange', steps)).toBeNull();
});
