import { expect, test } from 'vitest';
import type { CatalogueChange } from '#contract/catalogue-file.ts';
import { fieldChanges, groupsOf } from './change-in-words.ts';

const names = new Map([
  ['avoid', 'Avoid'],
  ['prefer-using', 'Prefer Using'],
]);
const change = (before: CatalogueChange['before'], after: CatalogueChange['after']) =>
  ({
    kind: 'category',
    change: before ? 'changed' : 'created',
    slug: 'x',
    name: 'X',
    before,
    after,
  }) as const;

test('lists the changed fields in the order of the forms', () => {
  const changed = change(
    { sort_order: 3, is_active: true, description: null, name: 'Garlic' },
    { sort_order: 5, is_active: false, description: 'Cloves', name: 'Garlics' },
  );
  expect(fieldChanges(changed, names)).toEqual([
    { field: 'Name', before: 'Garlic', after: 'Garlics' },
    { field: 'Description', before: 'None', after: 'Cloves' },
    { field: 'Sort Order', before: '3', after: '5' },
    { field: 'Status', before: 'Active', after: 'Inactive' },
  ]);
});

test('shows groups by name, with sort orders when only those differ', () => {
  const avoid = { slug: 'avoid', sort_order: 1 };
  const groups = (before: object[], after: object[]) =>
    fieldChanges(change({ groups: before as never }, { groups: after as never }), names)[0];
  expect(groups([avoid], [avoid, { slug: 'mood', sort_order: 2 }])).toEqual({
    ...{ field: 'Groups', before: 'Avoid', after: 'Avoid, mood' },
  });
  expect(groups([avoid], [])).toMatchObject({ before: 'Avoid', after: 'None' });
  expect(groups([avoid], [{ ...avoid, sort_order: 4 }])).toMatchObject({
    ...{ before: 'Avoid (1)', after: 'Avoid (4)' },
  });
});

test('a new row has groups but no changed fields', () => {
  const made = change(null, { groups: [{ slug: 'prefer-using', sort_order: 0 }] });
  expect(fieldChanges(made, names)).toEqual([]);
  expect(groupsOf(made, names)).toBe('Prefer Using');
});
