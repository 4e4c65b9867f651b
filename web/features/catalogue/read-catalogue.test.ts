import { expect, test } from 'vitest';
import { catalogueOf } from './read-catalogue.ts';

const group = {
  id: 'g1',
  slug: 'cuisine',
  name: 'Cuisine',
  description: null,
  constraint_label: 'Cuisine',
};
const thai = { id: 'c1', slug: 'thai', name: 'Thai', icon: '🌶️', is_active: true };

test('a category stands under its group; inactive ones do not', () => {
  const items = [
    {
      group_id: 'g1',
      categories: { ...thai, id: 'c2', slug: 'old', name: 'Old', is_active: false },
    },
    { group_id: 'g1', categories: thai },
    { group_id: 'g9', categories: thai },
  ];
  expect(catalogueOf([group], items)).toEqual([
    {
      slug: 'cuisine',
      name: 'Cuisine',
      description: null,
      constraintLabel: 'Cuisine',
      categories: [{ id: 'c1', slug: 'thai', name: 'Thai', icon: '🌶️' }],
    },
  ]);
});

test('a group without categories is left out', () => {
  expect(catalogueOf([group], [])).toEqual([]);
});
