import { expect, test } from 'vitest';
import { catalogueFileSchema, catalogueFormat } from './catalogue-file.ts';

const row = { name: 'Crème Brûlée', slug: 'crème-brûlée' };
const file = (rows: object) => ({
  ...{ format: catalogueFormat, version: 1, groups: [], categories: [] },
  ...rows,
});
/** Returns the paths of the invalid fields, such as "categories.0.slug". */
const wrongAt = (value: unknown) =>
  catalogueFileSchema.safeParse(value).error?.issues.map(({ path }) => path.join('.'));

test('a row needs a name and a slug; all other fields are optional', () => {
  expect(wrongAt(file({ categories: [row], groups: [row] }))).toBeUndefined();
  const whole = { ...row, icon: '🍮', description: null, sort_order: -2, is_active: false };
  const groups = [{ slug: 'meal-type', sort_order: null }, { slug: 'style' }];
  expect(wrongAt(file({ categories: [{ ...whole, groups }] }))).toBeUndefined();
});

test.each([
  [{ categories: [{ ...row, name: ' ' }] }, 'categories.0.name'],
  [{ categories: [row, { ...row, slug: 'Two Words' }] }, 'categories.1.slug'],
  [{ categories: [{ ...row, sort_order: 1.5 }] }, 'categories.0.sort_order'],
  [{ categories: [{ ...row, is_actve: true }] }, 'categories.0'],
  [{ categories: [{ ...row, groups: [{ slug: '' }] }] }, 'categories.0.groups.0.slug'],
  [{ categories: [{ ...row, icon: 'x'.repeat(17) }] }, 'categories.0.icon'],
  [{ groups: [{ ...row, constraint_label: 'Mood' }] }, 'groups.0.constraint_label'],
  [{ groups: Array.from({ length: 501 }, () => row) }, 'groups'],
  [{ version: 2 }, 'version'],
  [{ format: 'something else' }, 'format'],
])('%j is invalid at %s', (rows, place) => expect(wrongAt(file(rows))).toEqual([place]));
