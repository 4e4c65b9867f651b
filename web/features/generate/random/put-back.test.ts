import { expect, test } from 'vitest';
import { droppedInWords } from './dropped-in-words.ts';
import { droppedBetween, putBack } from './put-back.ts';

const group = (constraintLabel: string, slug = constraintLabel) => ({
  slug,
  name: slug,
  description: null,
  constraintLabel,
  categories: [],
});
const groups = [
  group('Course', 'meal-type'),
  group('Dietary Constraints'),
  group('Allergens'),
  group('Avoid'),
  group('Prefer Using'),
];

test('droppedBetween returns removed allergens, diets and avoids, and nothing else', () => {
  const before = {
    'meal-type': ['Dinner'],
    'Dietary Constraints': ['Vegan', 'Nut-Free'],
    Allergens: ['Peanuts'],
    'Prefer Using': ['Rice'],
  };
  const after = { 'meal-type': ['Lunch'], 'Dietary Constraints': ['Nut-Free'] };
  const dropped = droppedBetween(before, after, groups);
  expect(dropped).toEqual({ 'Dietary Constraints': ['Vegan'], Allergens: ['Peanuts'] });
  expect(droppedInWords(dropped, groups)).toBe('Vegan, no peanuts');
  expect(droppedBetween(after, after, groups)).toEqual({});
});

test('putBack restores them and removes drawn choices that clash with them', () => {
  const drawn = {
    'meal-type': ['Dinner'],
    Avoid: ['Pork'],
    'Prefer Using': ['Chicken', 'Lentils'],
  };
  const dropped = { 'Dietary Constraints': ['Vegan'], Avoid: ['Garlic'] };
  expect(putBack({ drawn, dropped }, drawn, groups)).toEqual({
    'meal-type': ['Dinner'],
    'Dietary Constraints': ['Vegan'],
    Avoid: ['Garlic', 'Pork'],
    'Prefer Using': ['Lentils'],
  });
});

test('putBack keeps choices made by hand after the draw and adds no duplicates', () => {
  const drawn = { 'meal-type': ['Dessert'] };
  const dropped = { 'Dietary Constraints': ['Vegan'] };
  const selection = { ...drawn, 'Dietary Constraints': ['Vegan'], 'Prefer Using': ['Chicken'] };
  expect(putBack({ drawn, dropped }, selection, groups)).toEqual({
    'meal-type': ['Dessert'],
    'Dietary Constraints': ['Vegan'],
    'Prefer Using': ['Chicken'],
  });
});
