import { expect, test } from 'vitest';
import { adminGroupFrom } from './admin-group.ts';
import { removalInWords } from './removal-in-words.ts';

const group = (label: string | null) =>
  adminGroupFrom(
    {
      id: 'g1',
      version: 1,
      name: 'Season',
      slug: 'season',
      description: null,
      sort_order: 0,
      is_active: true,
      constraint_label: label,
      members: [],
    },
    0,
  );
const stays = 'Recipes made with it stay as they are.';

test.each([
  [0, 0, ['It has no categories.']],
  [1, 0, ['1 category loses this group. Categories are not deleted.']],
  [
    1,
    1,
    [
      '1 category loses this group. Categories are not deleted.',
      "It isn't in any other group, so users can't choose it anymore.",
    ],
  ],
  [
    4,
    4,
    [
      '4 categories lose this group. Categories are not deleted.',
      "None of them is in another group, so users can't choose them anymore.",
    ],
  ],
  [
    2_000,
    3,
    [
      '2,000 categories lose this group. Categories are not deleted.',
      "3 of them aren't in any other group, so users can't choose them anymore.",
    ],
  ],
])('%i categories, %i of them in no other group', (categories, leftInNoGroup, sentences) => {
  expect(removalInWords(group(null), { categories, leftInNoGroup })).toEqual([...sentences, stays]);
});

test('uses the singular for one category that is in no other group', () => {
  expect(removalInWords(group(null), { categories: 4, leftInNoGroup: 1 })[1]).toBe(
    "1 of them isn't in any other group, so users can't choose it anymore.",
  );
});

test('warns about a group that recipes are checked for', () => {
  const words = removalInWords(group('Allergens'), { categories: 0, leftInNoGroup: 0 });
  expect(words[1]).toContain('Recipes are checked for this group.');
});
