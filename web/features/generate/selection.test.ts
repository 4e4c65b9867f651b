import { describe, expect, test } from 'vitest';
import { clearGroup, countSelected, toggle } from './selection.ts';

describe('toggling', () => {
  test('adds to a group and takes away again', () => {
    const both = toggle(toggle({}, 'diet', 'Vegan'), 'diet', 'Gluten-Free');
    expect(both).toEqual({ diet: ['Vegan', 'Gluten-Free'] });
    expect(toggle(both, 'diet', 'Vegan')).toEqual({ diet: ['Gluten-Free'] });
  });

  test('leaves no empty group behind', () => {
    expect(toggle({ diet: ['Vegan'] }, 'diet', 'Vegan')).toEqual({});
  });

  test('one meal type replaces the other', () => {
    expect(toggle({ 'meal-type': ['Lunch'] }, 'meal-type', 'Dinner')).toEqual({
      'meal-type': ['Dinner'],
    });
  });
});

test('Clear empties one group only', () => {
  expect(clearGroup({ diet: ['Vegan'], style: ['Rustic'] }, 'diet')).toEqual({ style: ['Rustic'] });
});

test('counts over all groups', () => {
  expect(countSelected({ diet: ['Vegan', 'Keto'], style: ['Rustic'] })).toBe(3);
});
