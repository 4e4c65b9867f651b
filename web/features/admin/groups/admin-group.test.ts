import { expect, test } from 'vitest';
import { adminGroupFrom, type GroupRow } from './admin-group.ts';
import { meaningOf, warningOf, whyLabelStays } from './prompt-label.ts';

const row: GroupRow = {
  id: 'g1',
  version: 2,
  name: 'Meal Type',
  slug: 'meal-type',
  description: null,
  sort_order: 1,
  is_active: true,
  constraint_label: 'Course',
  members: [
    { id: 'c1', name: 'Lunch', icon: '🥗', is_active: false },
    { id: 'c2', name: 'Dinner', icon: null, is_active: true },
  ],
};
const mealType = adminGroupFrom(row, 1);
const allergens = adminGroupFrom({ ...row, slug: 'allergens', constraint_label: 'Allergens' }, 2);
const season = adminGroupFrom({ ...row, slug: 'season', constraint_label: null }, 2);

test('a row becomes a card with its first categories and a flag for further ones', () => {
  expect(mealType).toMatchObject({
    description: '',
    label: 'Course',
    members: [{ id: 'c1', name: 'Lunch', icon: '🥗', isActive: false }],
    hasMoreMembers: true,
  });
  expect(allergens).toMatchObject({ members: [{ id: 'c1' }, { id: 'c2' }], hasMoreMembers: false });
});

test('an unknown label becomes null', () => {
  expect(adminGroupFrom({ ...row, constraint_label: 'Weather' }, 2).label).toBeNull();
});

test('the label of Meal Type and of checked groups is fixed; others can change', () => {
  expect(whyLabelStays(mealType)).toContain('Meal Type');
  expect(whyLabelStays(allergens)).toContain('checked');
  expect(whyLabelStays(season)).toBeNull();
  expect(whyLabelStays(null)).toBeNull();
});

test('warns only when a checked label is set or the label of a group changes', () => {
  expect(warningOf(null, 'Avoid')?.title).toBe('Recipes will be checked for this group');
  expect(warningOf(allergens, 'Allergens')).toBeNull();
  expect(warningOf(season, 'Techniques')?.text).toContain('as a style');
  expect(warningOf(season, null)).toBeNull();
  expect(warningOf(null, 'Cuisine')).toBeNull();
});

test('the meaning of no label says that its categories are not checked', () => {
  expect(meaningOf(null)).toContain("we wouldn't check them");
  expect(meaningOf('Servings')).toContain('4 Servings');
});
