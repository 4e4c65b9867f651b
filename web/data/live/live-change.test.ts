import { expect, test } from 'vitest';
import { type LiveChange, queryKeysAffectedBy } from './live-change.ts';

/** Returns which screens a change concerns: the third part of a recipe key, the first part of any other key. */
function affectedScreensOf(change: Omit<LiveChange, 'recipeId'>): string[] {
  return queryKeysAffectedBy({ ...change, recipeId: 'dal' }, 'maya')
    .map(([kind, , part]) => (kind === 'recipes' ? String(part) : String(kind)))
    .sort();
}

const shown = ['list', 'one', 'recent'];

test.each([
  ['recipes', 'INSERT', [...shown, 'generations', 'stats']],
  ['recipes', 'DELETE', [...shown, 'generations', 'stats']],
  ['recipes', 'UPDATE', shown],
  ['recipe_ratings', 'INSERT', [...shown, 'rating']],
  ['recipe_ratings', 'UPDATE', [...shown, 'rating']],
  ['favorite_recipes', 'INSERT', [...shown, 'stats']],
  ['favorite_recipes', 'DELETE', [...shown, 'stats']],
] as const)('%s %s', (table, type, parts) => {
  expect(affectedScreensOf({ table, type })).toEqual([...parts].sort());
});

test('all keys are of this cook, and the single-recipe keys are of this recipe', () => {
  const keys = queryKeysAffectedBy(
    { table: 'recipe_ratings', type: 'UPDATE', recipeId: 'dal' },
    'maya',
  );
  expect(keys.map(([, cookId]) => cookId)).toEqual(keys.map(() => 'maya'));
  expect(keys).toContainEqual(['recipes', 'maya', 'one', 'dal']);
  expect(keys).toContainEqual(['rating', 'maya', 'dal']);
});
