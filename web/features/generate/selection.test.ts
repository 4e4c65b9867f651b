import { describe, expect, test } from 'vitest';
import { clearGroup, countSelected, toggle } from './selection.ts';

describe('toggle', () => {
  test('adds a choice to a group and removes it again', () => {
    const both = toggle(toggle({}, 'diet', 'Vegan'), 'diet', 'Gluten-Free');
    expect(both).toEqual({ diet: ['Vegan', 'Gluten-Free'] });
    expect(toggle(both, 'diet', 'Vegan')).toEqual({ diet: ['Gluten-Free'] });
  });

  test('removes a group that becomes empty', () => {
    expect(toggle({ diet: ['Vegan'] }, 'diet', 'Vegan')).toEqual({});
  });

  test('a new meal type replaces the previous one', () => {
    expect(toggle({ 'meal-type': ['Lunch'] }, 'meal-type', 'Dinner')).toEqual({
      'meal-type': ['Dinner'],
    });
  });
});

test('clearGroup empties only the given group', () => {
  expect(clearGroup({ diet: ['Vegan'], style: ['Rustic'] }, 'diet')).toEqual({ style: ['Rustic'] });
});

test('countSelected counts the choices of all groups', () => {
  expect(countSelected({ diet: ['Vegan', 'Keto'], style: ['Rustic'] })).toBe(3);
});
