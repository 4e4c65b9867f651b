import { expect, test } from 'vitest';
import { catalogueOf } from './read-catalogue.ts';

const group = {
  id: 'g1',
  slug: 'cuisine',
  name: 'Cuisine',
  description: null,
  constraint_label: 'Cuisine',
};
const thai = { id: 'c1', slug: 'thai', name: 'Thai', icon: '🌶️', sort_order: 5, is_active: true };

test('puts active categories under their group and omits inactive ones', () => {
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

test('sorts the categories of a group regardless of the item order', () => {
  const named = (name: string, sort_order: number) => ({
    group_id: 'g1',
    categories: { ...thai, id: name, slug: name, name, sort_order },
  });
  const items = [named('résumé', 2), named('Resume', 2), named('last', 9), named('first', 1)];
  const [cuisine] = catalogueOf([group], items);
  expect(cuisine?.categories.map(({ name }) => name)).toEqual([
    'first',
    'Resume',
    'résumé',
    'last',
  ]);
});

test('omits a group without categories', () => {
  expect(catalogueOf([group], [])).toEqual([]);
});
