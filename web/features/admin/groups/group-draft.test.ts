import { expect, test } from 'vitest';
import type { AdminGroup } from './admin-group.ts';
import {
  emptyGroupDraft,
  fieldsOf,
  groupDraftOf,
  isSameGroup,
  problemOfName,
  rebaseGroup,
} from './group-draft.ts';

const season: AdminGroup = {
  id: 'g1',
  version: 3,
  name: 'Season',
  slug: 'season',
  description: 'What grows now',
  sortOrder: 3,
  isActive: true,
  label: null,
  members: [],
  hasMoreMembers: false,
};

test('saves the slug of the name, an integer sort order, and null for empty text', () => {
  const typed = { ...emptyGroupDraft, name: '  Crème & Co. ', sortOrder: '7 of 9' };
  expect(fieldsOf(typed)).toEqual({
    name: 'Crème & Co.',
    slug: 'crème-co',
    description: null,
    sort_order: 7,
    is_active: true,
    constraint_label: null,
  });
  expect(fieldsOf({ ...typed, sortOrder: 'first' }).sort_order).toBe(0);
});

test.each([
  ['   ', 'A group needs a name.'],
  ['?!', 'The name needs at least one letter or digit.'],
  ['Meal - Type', "There's already a Meal Type group."],
  ['Season', null],
])('the name %j of a new group has the problem: %s', (name, problem) => {
  expect(problemOfName({ ...emptyGroupDraft, name }, null)).toBe(problem);
});

test('Meal Type may keep its name', () => {
  const mealType = { ...season, slug: 'meal-type' };
  expect(problemOfName({ ...emptyGroupDraft, name: 'Meal Type' }, mealType)).toBeNull();
});

test('isSameGroup ignores surrounding spaces and leading zeros', () => {
  const draft = groupDraftOf(season);
  expect(isSameGroup({ ...draft, name: ' Season ', sortOrder: '03' }, season)).toBe(true);
  expect(isSameGroup({ ...draft, label: 'Style' }, season)).toBe(false);
  expect(isSameGroup({ ...draft, isActive: false }, season)).toBe(false);
});

test('rebaseGroup keeps typed values, updates the rest and lists the other changes', () => {
  const typed = { ...groupDraftOf(season), name: 'Seasons', sortOrder: '7' };
  const theirs: AdminGroup = {
    ...season,
    version: 4,
    sortOrder: 5,
    description: '',
    isActive: false,
    label: 'Style',
  };
  expect(rebaseGroup(typed, season, theirs)).toEqual({
    draft: { name: 'Seasons', description: '', sortOrder: '7', isActive: false, label: 'Style' },
    changes: [
      'Description: What grows now → none',
      'Sort Order: 3 → 5',
      'Status: Active → Inactive',
      'Prompt label: none → Style',
    ],
  });
});
