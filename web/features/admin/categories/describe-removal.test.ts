import { expect, test } from 'vitest';
import { removalInWords } from './describe-removal.ts';

const garlic = { name: 'Garlic', isActive: false, groups: [] };

test.each([
  [{ recipes: 0, unsaved: 0 }, 'No recipes were made with it.'],
  [{ recipes: 1, unsaved: 0 }, '1 saved recipe made with it stays as it is.'],
  [{ recipes: 0, unsaved: 12 }, '12 unsaved recipes made with it stay as they are.'],
  [
    { recipes: 1001, unsaved: 1 },
    'More than 1,000 saved recipes and 1 unsaved recipe made with it stay as they are.',
  ],
])('describes the recipe counts %j', (counts, sentence) => {
  expect(removalInWords(garlic, counts)).toEqual(["It isn't in any group.", sentence]);
});

test('suggests deactivating an active category, and names its groups', () => {
  const groups = [
    { id: 'g1', name: 'Avoid' },
    { id: 'g2', name: 'Prefer Using' },
  ];
  expect(
    removalInWords({ name: 'Garlic', isActive: true, groups }, { recipes: 0, unsaved: 0 }),
  ).toEqual([
    'It will be removed from Avoid, Prefer Using.',
    'No recipes were made with it.',
    'To keep Garlic for later, deactivate it instead.',
  ]);
});
