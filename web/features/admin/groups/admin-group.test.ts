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

test('a row becomes a card with its categories, and says where there are more', () => {
  expect(mealType).toMatchObject({
    description: '',
    label: 'Course',
    members: [{ id: 'c1', name: 'Lunch', icon: '🥗', isActive: false }],
    hasMoreMembers: true,
  });
  expect(allergens).toMatchObject({ members: [{ id: 'c1' }, { id: 'c2' }], hasMoreMembers: false });
});

test('a label that this version does not know is none', () => {
  expect(adminGroupFrom({ ...row, constraint_label: 'Weather' }, 2).label).toBeNull();
});

test('the label of a checked group and of Meal Type stays, every other can change', () => {
  expect(whyLabelStays(mealType)).toContain('Meal Type');
  expect(whyLabelStays(allergens)).toContain('checked');
  expect(whyLabelStays(season)).toBeNull();
  expect(whyLabelStays(null)).toBeNull();
});

test('whoever takes a label that is checked is warned, whoever changes another one too, nobody else', () => {
  expect(warningOf(null, 'Avoid')?.title).toBe('Recipes will be checked for this group');
  expect(warningOf(allergens, 'Allergens')).toBeNull();
  expect(warningOf(season, 'Techniques')?.text).toContain('as a style');
  expect(warningOf(season, null)).toBeNull();
  expect(warningOf(null, 'Cuisine')).toBeNull();
});

test('a group without a label says that nothing would check what stands in it', () => {
  expect(meaningOf(null)).toContain("we wouldn't check them");
  expect(meaningOf('Servings')).toContain('4 Servings');
});
