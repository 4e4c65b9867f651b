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
    { categories: { id: 'c1', name: 'Lunch', icon: '🥗', is_active: false } },
    { categories: null },
  ],
  size: [{}, {}, {}],
};
const mealType = adminGroupFrom(row);
const allergens = adminGroupFrom({ ...row, slug: 'allergens', constraint_label: 'Allergens' });
const season = adminGroupFrom({ ...row, slug: 'season', constraint_label: null });

test('a row becomes a card with the first categories and their number', () => {
  expect(mealType).toMatchObject({
    description: '',
    label: 'Course',
    members: [{ id: 'c1', name: 'Lunch', icon: '🥗', isActive: false }],
    memberCount: 3,
  });
});

test('a label that this version does not know is none', () => {
  expect(adminGroupFrom({ ...row, constraint_label: 'Weather' }).label).toBeNull();
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
  expect(meaningOf(null)).toContain('nothing would check it');
  expect(meaningOf('Servings')).toContain('4 Servings');
});
