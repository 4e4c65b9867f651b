import { expect, test } from 'vitest';
import { type AdminCategory, draftOf, isSame } from './admin-category.ts';
import { rebaseDraft } from './rebase-draft.ts';

const avoid = { id: 'g1', name: 'Avoid' };
const prefer = { id: 'g2', name: 'Prefer Using' };
const garlic: AdminCategory = {
  id: 'c1',
  version: 3,
  name: 'Garlic',
  description: 'By the clove',
  icon: '🧄',
  sortOrder: 3,
  isActive: true,
  groups: [avoid, prefer],
};

test('keeps edited fields, updates untouched ones and lists the other changes', () => {
  const typed = { ...draftOf(garlic), name: 'Wild Garlic', sortOrder: '7' };
  const theirs = {
    ...garlic,
    version: 4,
    sortOrder: 5,
    description: '',
    isActive: false,
    groups: [avoid],
  };
  expect(rebaseDraft(typed, garlic, theirs)).toEqual({
    draft: {
      name: 'Wild Garlic',
      description: '',
      icon: '🧄',
      sortOrder: '7',
      isActive: false,
      groupIds: ['g1'],
    },
    changes: [
      'Description: By the clove → none',
      'Sort Order: 3 → 5',
      'Status: Active → Inactive',
      'Groups: Avoid, Prefer Using → Avoid',
    ],
  });
});

test('keeps the selected groups regardless of the order in which groups are read', () => {
  const typed = { ...draftOf(garlic), groupIds: ['g2'] };
  const theirs = { ...garlic, version: 4, name: 'Garlics', groups: [prefer, avoid] };
  expect(rebaseDraft(typed, garlic, theirs)).toEqual({
    draft: { ...draftOf(theirs), groupIds: ['g2'] },
    changes: ['Name: Garlic → Garlics'],
  });
});

test('isSame ignores surrounding whitespace, leading zeros and the order of groups', () => {
  const draft = draftOf(garlic);
  expect(
    isSame({ ...draft, name: ' Garlic ', sortOrder: '03', groupIds: ['g2', 'g1'] }, garlic),
  ).toBe(true);
  expect(isSame({ ...draft, groupIds: ['g1'] }, garlic)).toBe(false);
  expect(isSame({ ...draft, isActive: false }, garlic)).toBe(false);
  expect(isSame({ ...draft, sortOrder: '4' }, garlic)).toBe(false);
});
