import { expect, test } from 'vitest';
import { categoryFrom } from './category-columns.ts';

test('sorts the groups of a category in the order of selection', () => {
  const item = (name: string, sort_order: number) => ({
    sort_order,
    category_groups: { id: name.toLowerCase(), name },
  });
  const row = {
    ...{ id: 'c1', version: 1, name: 'Garlic', description: null, icon: null },
    ...{ sort_order: 42, is_active: true },
    category_group_items: [item('Avoid', 2), item('Spice Level', 0), item('Cuisine', 1)],
  };
  expect(categoryFrom(row).groups.map(({ name }) => name)).toEqual([
    'Spice Level',
    'Cuisine',
    'Avoid',
  ]);
});
