import { expect, test } from 'vitest';
import { type AdminCategory, draftOf, emptyDraft } from './admin-category.ts';
import { fieldsOf } from './save-category.ts';

const garlic: AdminCategory = {
  id: 'c1',
  version: 3,
  name: 'Garlic',
  description: 'By the clove',
  icon: '🧄',
  sortOrder: 3,
  isActive: true,
  groups: [],
};

test('a new category gets the form defaults and a slug from its name', () => {
  expect(fieldsOf({ ...emptyDraft, name: '  Crème Brûlée & Co. ' }, null)).toEqual({
    name: 'Crème Brûlée & Co.',
    slug: 'crème-brûlée-co',
    description: null,
    icon: '🍽️',
    sort_order: 0,
    is_active: true,
  });
});

test('an unchanged name keeps its slug, a changed name gets a new one', () => {
  expect(fieldsOf({ ...draftOf(garlic), sortOrder: '4 or so' }, garlic)).toEqual({
    description: 'By the clove',
    icon: '🧄',
    sort_order: 4,
    is_active: true,
  });
  expect(fieldsOf({ ...draftOf(garlic), name: 'Wild Garlic', icon: ' ' }, garlic)).toMatchObject({
    name: 'Wild Garlic',
    slug: 'wild-garlic',
    icon: null,
  });
});
