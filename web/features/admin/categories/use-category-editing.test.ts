import { expect, test } from 'vitest';
import { type AdminCategory, draftOf } from './admin-category.ts';
import { editingAfter } from './use-category-editing.ts';

const garlic: AdminCategory = {
  id: 'c1',
  version: 3,
  name: 'Garlic',
  description: '',
  icon: '🧄',
  sortOrder: 3,
  isActive: true,
  groups: [],
};
const typed = { ...draftOf(garlic), name: 'Wild Garlic' };

test('after another edit the form stands on the row as it is now, and says what changed', () => {
  const now = { ...garlic, version: 4, sortOrder: 5 };
  expect(editingAfter({ seen: garlic, draft: typed }, { kind: 'raced', now })).toEqual({
    seen: now,
    draft: { ...typed, sortOrder: '5' },
    meanwhile: { happened: ['Sort Order: 3 → 5'], subjectId: 'c1' },
  });
});

test('after a deletion the form adds what was typed', () => {
  expect(editingAfter({ seen: garlic, draft: typed }, { kind: 'gone' })).toEqual({
    seen: null,
    draft: typed,
    meanwhile: { happened: 'deleted', subjectId: 'c1' },
  });
});
