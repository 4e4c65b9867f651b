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

test('after a concurrent edit the form uses the current row and lists the changes', () => {
  const now = { ...garlic, version: 4, sortOrder: 5 };
  expect(editingAfter({ seen: garlic, draft: typed }, { kind: 'raced', now })).toEqual({
    seen: now,
    draft: { ...typed, sortOrder: '5' },
    meanwhile: { happened: ['Sort Order: 3 → 5'], subjectId: 'c1' },
  });
});

test('after a concurrent deletion the form adds the draft as a new category', () => {
  expect(editingAfter({ seen: garlic, draft: typed }, { kind: 'gone' })).toEqual({
    seen: null,
    draft: typed,
    meanwhile: { happened: 'deleted', subjectId: 'c1' },
  });
});
